import type { AnswerMessages } from './answer-messages.js';
import { followedBy } from './counted.js';

const events = {
  one: '{count} событие',
  few: '{count} события',
  many: '{count} событий',
  other: '{count} события',
};

const cases = {
  one: '{count} случай',
  few: '{count} случая',
  many: '{count} случаев',
  other: '{count} случая',
};

export const ruAnswer: AnswerMessages = {
  events: {
    any: events,
    battle: { one: '{count} бой', few: '{count} боя', many: '{count} боёв', other: '{count} боя' },
    explosion_remote_violence: followedBy(events, 'со взрывами или дистанционным насилием'),
    violence_against_civilians: followedBy(cases, 'насилия против мирных жителей'),
    protest: {
      one: '{count} протест',
      few: '{count} протеста',
      many: '{count} протестов',
      other: '{count} протеста',
    },
    riot: followedBy(events, 'с беспорядками'),
    strategic_development: {
      one: '{count} стратегическое событие',
      few: '{count} стратегических события',
      many: '{count} стратегических событий',
      other: '{count} стратегического события',
    },
    state_based: followedBy(cases, 'насилия с участием государства'),
    non_state: followedBy(cases, 'негосударственного насилия'),
    one_sided: followedBy(cases, 'одностороннего насилия'),
    attack: {
      one: '{count} нападение',
      few: '{count} нападения',
      many: '{count} нападений',
      other: '{count} нападения',
    },
    violent: followedBy(cases, 'насилия'),
  },
  killed: {
    killed: {
      zero: 'никто не погиб',
      one: 'погиб {count} человек',
      few: 'погибли {count} человека',
      many: 'погибло {count} человек',
      other: 'погибло {count} человека',
    },
    civilians_killed: {
      zero: 'ни один мирный житель не погиб',
      one: 'погиб {count} мирный житель',
      few: 'погибли {count} мирных жителя',
      many: 'погибло {count} мирных жителей',
      other: 'погибло {count} мирного жителя',
    },
  },
  unknown: {
    killed: 'сколько человек погибло, неизвестно',
    civilians_killed: 'сколько мирных жителей погибло, неизвестно',
  },
  noneOnRecord: {
    killed: 'о погибших в данных сведений нет',
    civilians_killed: 'о погибших мирных жителях в данных сведений нет',
  },
  onRecord: '{lead}: в данных {events}.',
  deadly: {
    killed: {
      some: '{events} с погибшими',
      numbered: { zero: '{events} без погибших', other: '{events} с числом погибших {number}' },
    },
    civilians_killed: {
      some: '{events} с погибшими мирными жителями',
      numbered: {
        zero: '{events} без погибших мирных жителей',
        other: '{events} с числом погибших мирных жителей {number}',
      },
    },
  },
  onRecordEstimated:
    '{lead}: {events}, по лучшим оценкам числа погибших (точно — {low}, самое большее — {high}).',
  killedIn: '{lead}: {killed} (в данных {events}).',
  estimated:
    '{lead}: {killed} по лучшим оценкам (по нижним — {low}, по верхним — {high}; в данных {events}).',
  share: '{lead}: погибших — {killed}, из них мирных жителей — {civilians} по лучшим оценкам ({figure}).',
  tookPart:
    '{lead}: {killed}, от рук любой из сторон (в данных {events}); из них достоверно на счету только этих участников: {own} ({alone}).',
  exact: '{low}',
  range: '{low}–{high}',
  atLeast: 'как минимум {low}',
  withBest: '{best} ({figure})',
  kinds: {
    any: 'события',
    battle: 'бои',
    explosion_remote_violence: 'взрывы и дистанционное насилие',
    violence_against_civilians: 'насилие против мирных жителей',
    protest: 'протесты',
    riot: 'беспорядки',
    strategic_development: 'стратегические события',
    state_based: 'насилие с участием государства',
    non_state: 'негосударственное насилие',
    one_sided: 'одностороннее насилие',
    attack: 'нападения',
    violent: 'случаи насилия',
  },
  groups: '{lead}: {what} {by}: {groups}.',
  by: {
    day: 'по дням',
    month: 'по месяцам',
    year: 'по годам',
    province: 'по провинциям',
    type: 'по видам событий',
    actor: 'по сторонам, участвовавшим в событиях',
  },
  group: '{key}: {figure}',
  unknownFigure: 'неизвестно',
  soFar: '{figure} (на данный момент)',
  incomplete: '{figure} (данные неполные)',
  most: '{lead}: {what} {by}, по убыванию: {groups}.',
  fewest: '{lead}: {what} {by}, по возрастанию: {groups}.',
  which: '{lead}: {what} {by}, где {condition}: {groups}.',
  noGroup: 'в данных таких нет',
  one: {
    plain: '{lead}: {kind}.',
    exact: '{lead}: {killed}.',
    estimated: '{lead}: {killed} по лучшим оценкам (по нижним — {low}, по верхним — {high}).',
  },
  single: {
    deadliest: '{asked}. Самое кровопролитное событие в данных: {sentence}',
    first: '{asked}. Самое раннее событие в данных: {sentence}',
    last: '{asked}. Самое позднее событие в данных: {sentence}',
  },
  deadliest:
    '{asked}. Самые кровопролитные события в данных ({number}), по убыванию числа погибших: {sentences}',
  changes: {
    rose: '{first} — {last}: число выросло на {difference}.',
    fell: '{first} — {last}: число снизилось на {difference}.',
    roseAtLeast: '{first} — {last}: число выросло не менее чем на {difference}.',
    fellAtLeast: '{first} — {last}: число снизилось не менее чем на {difference}.',
    unchanged: '{first} — {last}: число не изменилось.',
  },
  rival:
    'К ним может относиться и другое событие, в котором погибших больше, так как его вид, место, день или стороны известны недостаточно точно: {sentence}',
  leftOut:
    'Исключены записи, которые охватывают больше недели и могут объединять несколько событий (таких записей: {events}). Больше всего погибших в этой: {sentence}',
  asides: 'Не учтено: {words}.',
  noOrder: 'О большинстве погибших неизвестно, кто их убил, поэтому упорядочить стороны нельзя.',
  otherByDead: 'Здесь подсчитаны события; число погибших не даёт того же ответа.',
  notCertain:
    'Уверенности в этом нет: это могут изменить расхождения оценок или события, место, время, вид или стороны которых известны недостаточно точно.',
  whether: {
    supported: 'Да, судя по данным.',
    refuted: 'Нет, судя по данным.',
    conflicting: 'Нижние и верхние оценки дают разные ответы.',
    undecided: 'Данные не позволяют это решить.',
  },
  mayRepeat:
    'Несколько источников могут сообщать об одних и тех же событиях, поэтому некоторые могут быть посчитаны более одного раза.',
  highOfAll: 'Если верхнее число погибших мирных жителей не указано, верхним служит число всех погибших.',
  source: 'Источник: {sources}.',
  notCovered:
    'Ни один загруженный набор данных не охватывает полностью это место, время и вид событий: приведены имеющиеся события, их могло быть и больше.',
  withoutProvince: 'Событий без известной провинции, которые могут относиться к любой: {events}.',
  withoutParties: 'Событий, стороны которых неизвестны: {events}.',
  otherParties: 'Сторон, не перечисленных здесь: {number}.',
  countedForEach: 'Событие засчитывается каждой стороне, которая в нём участвовала.',
  opponentsAlone: 'Стороны, воевавшие вместе с названной в вопросе стороной, не указаны.',
  notAttributed: 'Кто кого убил в бою, неизвестно, поэтому бой может засчитываться каждой стороне.',
  unanswered: {
    uncounted: 'Похоже на вопрос о событиях, но ничего не было подсчитано: {reason}.',
    notCovered:
      'События были подсчитаны, но ни одного из них нельзя с уверенностью отнести к запрошенному. Имеющиеся данные недостаточно полны для этого места, времени и вида, чтобы сказать, что событий не было.',
    covered: 'Загруженные данные полностью охватывают: {sources}.',
    nothingCounted: 'Ничего не было подсчитано.',
    ofAll: {
      share: 'Спрашивается о доле или соотношении, а они не вычисляются.',
      average: 'Спрашивается о среднем, а оно не вычисляется.',
      order:
        'Спрашивается, где больше всего, меньше всего, ни одного или больше некоторого числа; вопрос понят недостаточно хорошо, чтобы это подсчитать, а отдельное событие об этом не говорит.',
    },
    notFound: 'Ни одно предложение имеющихся записей не отвечает на этот вопрос.',
    partly: 'Приведённые предложения имеют общие слова с вопросом и, возможно, отвечают лишь на его часть.',
  },
};
