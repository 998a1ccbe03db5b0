import type { AnswerMessages } from './answer-messages.js';
import { followedBy } from './counted.js';

const events = {
  one: 'حدث واحد',
  two: 'حدثان',
  few: '{count} أحداث',
  many: '{count} حدثًا',
  other: '{count} حدث',
};

export const arAnswer: AnswerMessages = {
  events: {
    any: events,
    battle: {
      one: 'معركة واحدة',
      two: 'معركتان',
      few: '{count} معارك',
      many: '{count} معركة',
      other: '{count} معركة',
    },
    explosion_remote_violence: followedBy(events, 'من الانفجارات أو العنف عن بعد'),
    violence_against_civilians: followedBy(events, 'من العنف ضد المدنيين'),
    protest: {
      one: 'احتجاج واحد',
      two: 'احتجاجان',
      few: '{count} احتجاجات',
      many: '{count} احتجاجًا',
      other: '{count} احتجاج',
    },
    riot: followedBy(events, 'من الشغب'),
    strategic_development: {
      one: 'تطور استراتيجي واحد',
      two: 'تطوران استراتيجيان',
      few: '{count} تطورات استراتيجية',
      many: '{count} تطورًا استراتيجيًا',
      other: '{count} تطور استراتيجي',
    },
    state_based: followedBy(events, 'من العنف الذي تشارك فيه دولة'),
    non_state: followedBy(events, 'من العنف الذي لا تشارك فيه دولة'),
    one_sided: followedBy(events, 'من العنف الأحادي الجانب'),
    attack: {
      one: 'هجوم واحد',
      two: 'هجومان',
      few: '{count} هجمات',
      many: '{count} هجومًا',
      other: '{count} هجوم',
    },
    violent: followedBy(events, 'من العنف من أي نوع'),
  },
  killed: {
    killed: {
      zero: 'لم يُقتل أحد',
      one: 'قُتل شخص واحد',
      two: 'قُتل شخصان',
      few: 'قُتل {count} أشخاص',
      many: 'قُتل {count} شخصًا',
      other: 'قُتل {count} شخص',
    },
    civilians_killed: {
      zero: 'لم يُقتل أي مدني',
      one: 'قُتل مدني واحد',
      two: 'قُتل مدنيان',
      few: 'قُتل {count} مدنيين',
      many: 'قُتل {count} مدنيًا',
      other: 'قُتل {count} مدني',
    },
  },
  unknown: {
    killed: 'عدد القتلى غير معروف',
    civilians_killed: 'عدد القتلى المدنيين غير معروف',
  },
  onRecord: '{lead}: في البيانات {events}.',
  killedIn: '{lead}: {killed} (في البيانات {events}).',
  estimated: '{lead}: {killed} وفق أفضل التقديرات (أدناها {low} وأعلاها {high}؛ في البيانات {events}).',
  exact: '{low}',
  range: 'بين {low} و{high}',
  atLeast: 'ما لا يقل عن {low}',
  withBest: '{best} ({figure})',
  groups: '{lead}: {what} {by}: {groups}.',
  by: {
    month: 'حسب الشهر',
    year: 'حسب السنة',
    province: 'حسب المحافظة',
    type: 'حسب نوع الحدث',
    actor: 'حسب الطرف',
  },
  group: '{key}: {figure}',
  most: '{lead}: {what} {by}، من الأكثر إلى الأقل: {groups}.',
  fewest: '{lead}: {what} {by}، من الأقل إلى الأكثر: {groups}.',
  one: {
    exact: '{lead}: {killed}.',
    estimated: '{lead}: {killed} وفق أفضل التقديرات (أدناها {low} وأعلاها {high}).',
  },
  single: {
    deadliest: 'الحدث الأكثر دموية من هذا النوع في البيانات: {sentence}',
    first: 'أقدم حدث من هذا النوع في البيانات: {sentence}',
    last: 'أحدث حدث من هذا النوع في البيانات: {sentence}',
  },
  changes: {
    rose: 'من {first} إلى {last}: ارتفع العدد بمقدار {difference}.',
    fell: 'من {first} إلى {last}: انخفض العدد بمقدار {difference}.',
    unchanged: 'من {first} إلى {last}: لم يتغير العدد.',
  },
  notCertain:
    'هذا ليس مؤكدًا: قد يغيّره اختلاف التقديرات أو أحداث لا يُعرف مكانها أو وقتها أو نوعها أو أطرافها بدقة كافية.',
  whether: {
    supported: 'نعم، وفق البيانات المسجلة.',
    refuted: 'لا، وفق البيانات المسجلة.',
    conflicting: 'تعطي التقديرات الدنيا والعليا إجابتين مختلفتين.',
    undecided: 'لا تحسم البيانات المسجلة ذلك.',
  },
  source: 'المصدر: {sources}.',
  notCovered:
    'لا توجد بيانات مستوردة كاملة لهذا المكان والزمان والنوع: هذه هي الأحداث المتوفرة، وربما حدث أكثر.',
  withoutProvince: 'أحداث لا تُعرف محافظتها وقد تكون من أي محافظة: {events}.',
  withoutParties: 'الأحداث التي لا تُعرف أطرافها: {events}.',
  otherParties: 'الأطراف غير المذكورة هنا: {number}.',
  countedForEach: 'يُحتسب الحدث لكل طرف شارك فيه.',
  notAttributed: 'في المعارك لا يُعرف من قتل من، ولذلك قد تُحتسب لكل طرف.',
};
