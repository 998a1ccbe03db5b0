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
    explosion_remote_violence: followedBy(events, 'من الانفجارات أو العنف عن بُعد'),
    violence_against_civilians: followedBy(events, 'من العنف ضد المدنيين'),
    protest: {
      one: 'احتجاج واحد',
      two: 'احتجاجان',
      few: '{count} احتجاجات',
      many: '{count} احتجاجًا',
      other: '{count} احتجاج',
    },
    riot: {
      one: 'حدث شغب واحد',
      two: 'حدثا شغب',
      few: '{count} أحداث شغب',
      many: '{count} حدث شغب',
      other: '{count} حدث شغب',
    },
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
    violent: {
      one: 'حدث عنف واحد',
      two: 'حدثا عنف',
      few: '{count} أحداث عنف',
      many: '{count} حدث عنف',
      other: '{count} حدث عنف',
    },
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
  noneOnRecord: {
    killed: 'لا قتلى في البيانات',
    civilians_killed: 'لا قتلى مدنيين في البيانات',
  },
  onRecord: '{lead}: في البيانات {events}.',
  deadly: {
    killed: {
      some: '{events} مع سقوط قتلى',
      numbered: {
        zero: '{events} بلا قتلى',
        other: '{events} (عدد القتلى في الحدث الواحد: {number})',
      },
    },
    civilians_killed: {
      some: '{events} مع سقوط قتلى مدنيين',
      numbered: {
        zero: '{events} بلا قتلى مدنيين',
        other: '{events} (عدد القتلى المدنيين في الحدث الواحد: {number})',
      },
    },
  },
  onRecordEstimated:
    '{lead}: {events} بحسب أفضل التقديرات لعدد القتلى (المؤكد منها {low}، وحدّها الأقصى {high}).',
  killedIn: '{lead}: {killed} (في البيانات {events}).',
  estimated:
    '{lead}: {killed} وفق أفضل التقديرات ({low} وفق الدنيا و{high} وفق العليا؛ في البيانات {events}).',
  share: '{lead}: عدد القتلى {killed}، منهم من المدنيين {civilians}، وفق أفضل التقديرات ({figure}).',
  tookPart:
    '{lead}: {killed}، أيًّا كان الطرف القاتل (في البيانات {events})؛ وما ثبت أنه فعلهم وحدهم: {own} ({alone}).',
  exact: '{low}',
  range: 'ما بين {low} و{high}',
  atLeast: 'ما لا يقل عن {low}',
  withBest: '{best} ({figure})',
  kinds: {
    any: 'الأحداث',
    battle: 'المعارك',
    explosion_remote_violence: 'الانفجارات والعنف عن بُعد',
    violence_against_civilians: 'العنف ضد المدنيين',
    protest: 'الاحتجاجات',
    riot: 'أعمال الشغب',
    strategic_development: 'التطورات الاستراتيجية',
    state_based: 'العنف الذي تشارك فيه دولة',
    non_state: 'العنف الذي لا تشارك فيه دولة',
    one_sided: 'العنف الأحادي الجانب',
    attack: 'الهجمات',
    violent: 'أحداث العنف',
  },
  groups: '{lead}: {what} {by}: {groups}.',
  by: {
    day: 'حسب اليوم',
    month: 'حسب الشهر',
    year: 'حسب السنة',
    province: 'حسب المحافظة',
    type: 'حسب نوع الحدث',
    actor: 'حسب الطرف المشارك في الأحداث',
  },
  group: '{key}: {figure}',
  unknownFigure: 'غير معروف',
  soFar: '{figure} (حتى الآن)',
  incomplete: '{figure} (بيانات غير مكتملة)',
  most: '{lead}: {what} {by}، من الأكثر إلى الأقل: {groups}.',
  fewest: '{lead}: {what} {by}، من الأقل إلى الأكثر: {groups}.',
  which: '{lead}: {what} {by} ({condition}): {groups}.',
  noGroup: 'لا يوجد مثل ذلك في البيانات',
  one: {
    plain: '{lead}: {kind}.',
    exact: '{lead}: {killed}.',
    estimated: '{lead}: {killed} وفق أفضل التقديرات ({low} وفق الدنيا و{high} وفق العليا).',
  },
  single: {
    deadliest: '{asked}. الحدث الأكثر دموية في البيانات: {sentence}',
    first: '{asked}. أقدم حدث في البيانات: {sentence}',
    last: '{asked}. أحدث حدث في البيانات: {sentence}',
  },
  deadliest: '{asked}. الأحداث الأكثر دموية في البيانات ({number})، من الأكثر إلى الأقل دموية: {sentences}',
  changes: {
    rose: 'من {first} إلى {last}: ارتفع العدد بمقدار {difference}.',
    fell: 'من {first} إلى {last}: انخفض العدد بمقدار {difference}.',
    roseAtLeast: 'من {first} إلى {last}: ارتفع العدد بما لا يقل عن {difference}.',
    fellAtLeast: 'من {first} إلى {last}: انخفض العدد بما لا يقل عن {difference}.',
    unchanged: 'من {first} إلى {last}: لم يتغير العدد.',
  },
  rival:
    'قد يدخل ضمنها أيضًا حدث آخر قتلاه أكثر، لأن نوعه أو مكانه أو يومه أو أطرافه غير معروفة بما يكفي للجزم: {sentence}',
  leftOut:
    'استُبعدت سجلات تمتد لأكثر من أسبوع وقد تجمع عدة أحداث معًا (عددها {events}). أكثرها قتلى: {sentence}',
  asides: 'لم يؤخذ ما يلي في الحسبان: {words}.',
  noOrder: 'لا يُعرف من قتل معظم القتلى، ولذلك لا يمكن ترتيب الأطراف.',
  otherByDead: 'المحسوب هنا هو الأحداث، أما عدد القتلى فلا يعطي الجواب نفسه.',
  notCertain:
    'هذا ليس مؤكدًا: قد يغيّره اختلاف التقديرات أو أحداث لا يُعرف مكانها أو وقتها أو نوعها أو أطرافها بدقة كافية.',
  whether: {
    supported: 'نعم، وفق البيانات المسجلة.',
    refuted: 'لا، وفق البيانات المسجلة.',
    conflicting: 'تعطي التقديرات الدنيا والتقديرات العليا إجابتين مختلفتين.',
    undecided: 'لا تحسم البيانات المسجلة ذلك.',
  },
  mayRepeat: 'قد تتحدث عدة مصادر عن الأحداث نفسها، ولذلك قد يُحصى بعضها أكثر من مرة.',
  highOfAll: 'إذا لم يُذكر التقدير الأعلى لعدد القتلى المدنيين، حلّ محله التقدير الأعلى لعدد القتلى جميعًا.',
  source: 'المصدر: {sources}.',
  notCovered:
    'لا توجد بيانات مستوردة كاملة لهذا المكان والزمان والنوع: هذه هي الأحداث المتوفرة، وربما وقع أكثر منها.',
  withoutProvince: 'أحداث لا تُعرف محافظتها وقد تكون من أي محافظة: {events}.',
  withoutParties: 'الأحداث التي لا تُعرف أطرافها: {events}.',
  otherParties: 'الأطراف غير المذكورة هنا: {number}.',
  countedForEach: 'يُحتسب الحدث لكل طرف شارك فيه.',
  opponentsAlone: 'لا تُذكر الأطراف التي قاتلت إلى جانب الطرف المذكور في السؤال.',
  notAttributed: 'في المعارك لا يُعرف من قتل من، ولذلك قد تُحتسب لكل طرف.',
  unanswered: {
    uncounted: 'يبدو سؤالًا عن أحداث، لكن لم يُحصَ شيء: {reason}.',
    notCovered:
      'أُحصيت الأحداث ولم يثبت أيٌّ منها على وجه اليقين. البيانات المتوفرة لا تغطي هذا المكان والزمان والنوع بما يكفي للقول إنه لم يقع أي حدث منها.',
    covered: 'البيانات المستوردة كاملة لما يلي: {sources}.',
    nothingCounted: 'لم يُحصَ شيء.',
    ofAll: {
      share: 'يسأل عن نسبة، والنسب لا تُحسب.',
      average: 'يسأل عن متوسط، والمتوسطات لا تُحسب.',
      order:
        'يسأل عمّا له الأكثر أو الأقل أو لا شيء أو أكثر من عدد معين، ولم يُفهم فهمًا كافيًا لإحصائه، ولا يخبر به حدث واحد.',
    },
    notFound: 'لا توجد جملة في السجلات المتوفرة تجيب عن السؤال.',
    partly: 'الجمل المقتبسة تشترك مع السؤال في كلمات، وقد لا تجيب إلا عن جزء منه.',
  },
};
