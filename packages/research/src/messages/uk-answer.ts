import type { AnswerMessages } from './answer-messages.js';
import { followedBy } from './counted.js';

const events = {
  one: '{count} подія',
  few: '{count} події',
  many: '{count} подій',
  other: '{count} події',
};

const cases = {
  one: '{count} випадок',
  few: '{count} випадки',
  many: '{count} випадків',
  other: '{count} випадку',
};

export const ukAnswer: AnswerMessages = {
  events: {
    any: events,
    battle: { one: '{count} бій', few: '{count} бої', many: '{count} боїв', other: '{count} бою' },
    explosion_remote_violence: followedBy(events, 'з вибухами або дистанційним насильством'),
    violence_against_civilians: followedBy(cases, 'насильства проти цивільних'),
    protest: {
      one: '{count} протест',
      few: '{count} протести',
      many: '{count} протестів',
      other: '{count} протесту',
    },
    riot: followedBy(events, 'із заворушеннями'),
    strategic_development: {
      one: '{count} стратегічна подія',
      few: '{count} стратегічні події',
      many: '{count} стратегічних подій',
      other: '{count} стратегічної події',
    },
    state_based: followedBy(cases, 'насильства за участю держави'),
    non_state: followedBy(cases, 'недержавного насильства'),
    one_sided: followedBy(cases, 'одностороннього насильства'),
    attack: { one: '{count} напад', few: '{count} напади', many: '{count} нападів', other: '{count} нападу' },
    violent: followedBy(cases, 'насильства'),
  },
  killed: {
    killed: {
      zero: 'ніхто не загинув',
      one: 'загинула {count} особа',
      few: 'загинули {count} особи',
      many: 'загинуло {count} осіб',
      other: 'загинуло {count} особи',
    },
    civilians_killed: {
      zero: 'жоден цивільний не загинув',
      one: 'загинула {count} цивільна особа',
      few: 'загинули {count} цивільні особи',
      many: 'загинуло {count} цивільних осіб',
      other: 'загинуло {count} цивільної особи',
    },
  },
  unknown: {
    killed: 'скільки людей загинуло, невідомо',
    civilians_killed: 'скільки цивільних загинуло, невідомо',
  },
  noneOnRecord: {
    killed: 'про загиблих у даних відомостей немає',
    civilians_killed: 'про загиблих цивільних у даних відомостей немає',
  },
  onRecord: '{lead}: у даних {events}.',
  deadly: {
    killed: {
      some: '{events} із загиблими',
      numbered: { zero: '{events} без загиблих', other: '{events} із кількістю загиблих {number}' },
    },
    civilians_killed: {
      some: '{events} із загиблими цивільними',
      numbered: {
        zero: '{events} без загиблих цивільних',
        other: '{events} із кількістю загиблих цивільних {number}',
      },
    },
  },
  onRecordEstimated:
    '{lead}: {events}, за найкращими оцінками кількості загиблих (точно — {low}, щонайбільше — {high}).',
  killedIn: '{lead}: {killed} (у даних {events}).',
  estimated:
    '{lead}: {killed} за найкращими оцінками (за нижніми — {low}, за верхніми — {high}; у даних {events}).',
  share: '{lead}: загиблих — {killed}, з них цивільних — {civilians} за найкращими оцінками ({figure}).',
  tookPart:
    '{lead}: {killed}, від рук будь-якої зі сторін (у даних {events}); з них достовірно на рахунку лише цих учасників: {own} ({alone}).',
  exact: '{low}',
  range: '{low}–{high}',
  atLeast: 'щонайменше {low}',
  withBest: '{best} ({figure})',
  kinds: {
    any: 'події',
    battle: 'бої',
    explosion_remote_violence: 'вибухи та дистанційне насильство',
    violence_against_civilians: 'насильство проти цивільних',
    protest: 'протести',
    riot: 'заворушення',
    strategic_development: 'стратегічні події',
    state_based: 'насильство за участю держави',
    non_state: 'недержавне насильство',
    one_sided: 'одностороннє насильство',
    attack: 'напади',
    violent: 'випадки насильства',
  },
  groups: '{lead}: {what} {by}: {groups}.',
  by: {
    day: 'за днями',
    month: 'за місяцями',
    year: 'за роками',
    province: 'за провінціями',
    type: 'за видами подій',
    actor: 'за сторонами, що брали участь у подіях',
  },
  group: '{key}: {figure}',
  unknownFigure: 'невідомо',
  soFar: '{figure} (поки що)',
  incomplete: '{figure} (дані неповні)',
  most: '{lead}: {what} {by}, за спаданням: {groups}.',
  fewest: '{lead}: {what} {by}, за зростанням: {groups}.',
  which: '{lead}: {what} {by}, де {condition}: {groups}.',
  noGroup: 'у даних таких немає',
  one: {
    plain: '{lead}: {kind}.',
    exact: '{lead}: {killed}.',
    estimated: '{lead}: {killed} за найкращими оцінками (за нижніми — {low}, за верхніми — {high}).',
  },
  single: {
    deadliest: '{asked}. Найкривавіша подія в даних: {sentence}',
    first: '{asked}. Найраніша подія в даних: {sentence}',
    last: '{asked}. Найпізніша подія в даних: {sentence}',
  },
  deadliest: '{asked}. Найкривавіші події в даних ({number}), за спаданням кількості загиблих: {sentences}',
  changes: {
    rose: '{first} — {last}: кількість зросла на {difference}.',
    fell: '{first} — {last}: кількість зменшилася на {difference}.',
    roseAtLeast: '{first} — {last}: кількість зросла щонайменше на {difference}.',
    fellAtLeast: '{first} — {last}: кількість зменшилася щонайменше на {difference}.',
    unchanged: '{first} — {last}: кількість не змінилася.',
  },
  rival:
    'До них може належати й інша подія, у якій загиблих більше, бо її вид, місце, день або сторони відомі недостатньо точно: {sentence}',
  leftOut:
    'Виключено записи, що охоплюють понад тиждень і можуть об’єднувати кілька подій (таких записів: {events}). Найбільше загиблих у цьому: {sentence}',
  asides: 'Не враховано: {words}.',
  noOrder: 'Про більшість загиблих невідомо, хто їх убив, тому впорядкувати сторони неможливо.',
  otherByDead: 'Тут пораховано події; кількість загиблих не дає тієї самої відповіді.',
  notCertain:
    'Певності в цьому немає: це можуть змінити розбіжності в оцінках або події, місце, час, вид чи сторони яких відомі недостатньо точно.',
  whether: {
    supported: 'Так, судячи з даних.',
    refuted: 'Ні, судячи з даних.',
    conflicting: 'Нижні та верхні оцінки дають різні відповіді.',
    undecided: 'Дані не дають змоги це вирішити.',
  },
  mayRepeat:
    'Кілька джерел можуть повідомляти про ті самі події, тому деякі можуть бути пораховані більше одного разу.',
  highOfAll: 'Якщо верхню кількість загиблих цивільних не вказано, верхньою є кількість усіх загиблих.',
  source: 'Джерело: {sources}.',
  notCovered:
    'Жоден завантажений набір даних не охоплює повністю це місце, час і вид подій: наведено наявні події, їх могло бути й більше.',
  withoutProvince: 'Подій без відомої провінції, які можуть належати до будь-якої: {events}.',
  withoutParties: 'Подій, сторони яких невідомі: {events}.',
  otherParties: 'Сторін, не перелічених тут: {number}.',
  countedForEach: 'Подія зараховується кожній стороні, що брала в ній участь.',
  opponentsAlone: 'Сторін, що воювали разом із названою в запитанні стороною, не вказано.',
  notAttributed: 'Хто кого вбив у бою, невідомо, тому бій може зараховуватися кожній стороні.',
  unanswered: {
    uncounted: 'Схоже на запитання про події, але нічого не підраховано: {reason}.',
    notCovered:
      'Події підраховано, але жодної з них не можна з певністю віднести до запитаного. Наявні дані недостатньо повні для цього місця, часу та виду, щоб сказати, що подій не було.',
    covered: 'Завантажені дані повністю охоплюють: {sources}.',
    nothingCounted: 'Нічого не підраховано.',
    ofAll: {
      share: 'Запитано про частку або співвідношення, а їх не обчислюють.',
      average: 'Запитано про середнє, а його не обчислюють.',
      order:
        'Запитано, де найбільше, найменше, жодного або більше за певне число; запитання зрозуміле недостатньо добре, щоб це підрахувати, а окрема подія про це не говорить.',
    },
    notFound: 'Жодне речення наявних записів не відповідає на це запитання.',
    partly:
      'Наведені речення мають спільні слова із запитанням і, можливо, відповідають лише на його частину.',
  },
};
