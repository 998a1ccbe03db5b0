import { arEvents } from './ar-events.js';
import type { Messages } from './messages.js';

export const ar: Messages = {
  verdicts: {
    supported: 'مدعوم بالأدلة',
    refuted: 'مفنَّد',
    conflicting: 'أدلة متضاربة',
    missing_context: 'ينقصه السياق',
    insufficient_evidence: 'أدلة غير كافية',
    not_checkable: 'غير قابل للتحقق',
  },
  inherited: {
    byReviewerOnDate: 'روجع ادعاء مطابق ({reviewer}، {date})، والنتيجة: {verdict}.',
    byReviewer: 'روجع ادعاء مطابق ({reviewer})، والنتيجة: {verdict}.',
    onDate: 'روجع ادعاء مطابق في {date}، والنتيجة: {verdict}.',
    unsigned: 'روجع ادعاء مطابق، والنتيجة: {verdict}.',
  },
  reviewedClaim: 'نص ذلك الادعاء: «{claim}»',
  originalRating: 'التقييم الأصلي: «{rating}».',
  conflicting: 'توجد مراجعات لادعاءات مطابقة تؤيد هذا الادعاء وأخرى تنفيه.',
  noMatch: {
    zero: 'لا توجد ادعاءات محفوظة يمكن مقارنته بها.',
    one: 'لا يتطابق الادعاء الوحيد الذي بُحث فيه بما يكفي.',
    two: 'لا يتطابق أي من الادعاءين اللذين بُحث فيهما بما يكفي.',
    few: 'بُحث في {count} ادعاءات ولا يتطابق أي منها بما يكفي.',
    many: 'بُحث في {count} ادعاءً ولا يتطابق أي منها بما يكفي.',
    other: 'بُحث في {count} ادعاء ولا يتطابق أي منها بما يكفي.',
  },
  seeMatches: 'وتُعرض أقربها ضمن الادعاءات المشابهة مع مراجعاتها.',
  nearest: 'أقرب ادعاء بُحث فيه لا يتيح إصدار حكم: {reason}.',
  withheld: {
    negation: 'أحد الادعاءين ينفي ما يقوله الآخر',
    number: 'لا ترد في الادعاءين الأرقام نفسها',
    date: 'لا ترد في الادعاءين التواريخ نفسها',
    place: 'لا يذكر الادعاءان الأماكن نفسها',
    name: 'لا ترد في الادعاءين الأسماء نفسها',
    order: 'في الادعاءين الكلمات نفسها بترتيب مختلف',
    wording: 'يستخدم الادعاءان كلمات مختلفة في الموضع نفسه',
    disputed: 'السجل الخاص به محل اعتراض',
    unreviewed: 'لم يُراجع',
    unrecognised_rating: 'التقييم في مراجعته غير معروف لدينا',
    differently_judged: 'صدر حكم مختلف على ادعاء آخر قريب بالقدر نفسه',
    undecided_review: 'تجد مراجعته أدلة مؤيدة وأخرى نافية ولا تفسّر ذلك',
  },
  notCheckable: {
    question: 'النص سؤال ولا يقرر شيئًا يمكن التحقق منه.',
    no_statement: 'كلمات النص أقل من أن تقرر شيئًا يمكن التحقق منه.',
  },
  abstained: 'ولا يدل هذا على صحة الادعاء أو عدم صحته.',
  events: arEvents,
};
