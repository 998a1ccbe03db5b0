import { foldText } from '@partner-api/text';

/**
 * Whether a text speaks to a machine that reads it rather than to readers: orders to disregard instructions, roles of a
 * conversation, mark-up and characters that hide it, long runs of encoded text.
 */
export function isMachineAddressed(text: string): boolean {
  if (hidden.test(text) || encoded.test(text.replace(links, ' '))) return true;
  const folded = foldText(text.replace(invisible, ''));
  return (
    markup.test(text.toLowerCase()) ||
    roles.some((role) => role.test(text)) ||
    orders.some((one) => one.test(folded))
  );
}

// Characters that part a word for the eye of a machine only, that turn the direction of text by force, and tag
// characters. Before and after words, zero-width spaces are what web pages leave behind in headlines.
const hidden =
  /(?<=\p{L})[\u200b\u2060\ufeff](?=\p{L})|[\u202d\u202e\u{e0000}-\u{e007f}]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/u;
const invisible = /[\p{Cf}]/gu;
// Addresses are long, and hold other scripts in percent signs, without hiding anything.
const links = /https?:\/\/\S+/gi;
const encoded = /(?:[A-Za-z0-9+/]{40,}={0,2})|(?:\\u[0-9a-f]{4}){4,}|(?:%[0-9a-f]{2}){8,}/i;
const markup =
  /<!--|-->|<\/?(?:script|system|assistant|user|instructions?|prompt|tool|img|iframe)\b|\[\/?(?:inst|system)\]|<\|[a-z_]+\|>|```|\{\{[^{}\n]{0,200}\}\}/;
// "SYSTEM:" anywhere, "System:" where a line begins; "the judicial system:" and "User: …" stand in reports as well.
const roles = [
  /(?:^|[\n.!?"'“«([]) ?(?:SYSTEM|ASSISTANT|DEVELOPER|USER|СИСТЕМА|АССИСТЕНТ|АСИСТЕНТ)(?: (?:PROMPT|MESSAGE|NOTE|OVERRIDE))? ?:/,
  /(?:^|\n) ?(?:system|assistant|developer)(?: (?:prompt|message|note|override))? ?:/i,
  /\b(?:system|assistant|developer|user) (?:prompt|message|override) ?:/i,
];

/** Where an order begins. Reports tell that somebody ignored evidence; an order says so at the start of a clause. */
const START = String.raw`(?:^|[.!?:;,\n"'“”«»()[\]—–-] ?|\b(?:please|must|now|and|then) )`;
const order = (verbs: string, rest: string) => new RegExp(`${START}(?:${verbs})\\b${rest}`);
/** What machines that read are told to do with a verdict; "ignore the evidence" alone is what a lawyer may say. */
const told = 'set|change|mark|return|answer|respond|output|report|treat';
const verdicts = '(?:supported|refuted|conflicting|hoax)';
/** What they are told to do it to: "Mark McGrath" is a person, and a "Return of refugees" may be supported. */
const object =
  '(?:this|that|it|them|these|those|all|every|each|any|everything|both|claims?|records?|the (?:claims?|answers?|records?|status)|as|with)';
const orders: readonly RegExp[] = [
  /\bnew instructions?\s*:/,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,20}\b(?:all|any|previous|prior|above|preceding|your|system)\b.{0,20}\b(?:instructions?|prompts?|guidelines?)\b/,
  order(
    'ignore|disregard|forget|override|bypass',
    String.raw`.{0,30}\b(?:instructions?|prompts?|above|previous|(?:context|evidence|records?|claims?) (?:and|then) (?:${told}))\b`,
  ),
  /\b(?:you are now an?|you must act as|your system (?:prompt|instructions?))\b/,
  order(
    'reveal|print|output|repeat|return|disclose|leak',
    String.raw`.{0,40}\b(?:prompts?|instructions|api keys?|passwords?|access tokens?|environment variables?)\b`,
  ),
  order(
    told,
    String.raw`.{0,30}\b(?:(?:verdict|confidence) (?:to|as|is)|(?:verdict|confidence) ?[:=]|claim as)`,
  ),
  order(told, String.raw`.{0,30}\b(?:verdict|confidence) of ["'“«]?(?:${verdicts}|[01]|true|false)\b`),
  order(told, String.raw` ${object}\b.{0,30}\b${verdicts}`),
  order('return|answer|respond|output', String.raw` ?[:"'“«]? ?${verdicts}\b(?! by\b)`),
  /\bas an? (?:ai|(?:large )?language model|ai (?:model|assistant))\b[, ].{0,20}\b(?:you|i|we)\b/,
  /\b(?:ignora|olvida|desatiende|omite)\b.{0,30}\b(?:instrucciones|indicaciones|reglas)\b.{0,12}\b(?:anteriores|previas)\b/,
  order('ignora|olvida|desatiende|omite', String.raw`.{0,30}\b(?:instrucciones|indicaciones)\b`),
  order('olvida|desatiende', String.raw`.{0,15}\breglas\b`),
  /\b(?:ignore[zr]?|oublie[zr]?|neglige[zr]?)\b.{0,30}\b(?:instructions|consignes|regles)\b.{0,12}\bprecedentes\b/,
  order('ignore[zr]?|oublie[zr]?|neglige[zr]?', String.raw`.{0,30}\b(?:instructions|consignes)\b`),
  /\b(?:ignoriere|vergiss)\b.{0,40}\b(?:anweisungen|regeln|vorherigen)\b/,
  /(?:игнорируи|забудь|проигнорируи|не обращаи внимания)(?:те)?(?!\p{L}).{0,40}(?:инструкци|указани|правил|предыдущ)/u,
  /(?:ігноруи|забудь|знехтуи|проігноруи)(?:те)?(?!\p{L}).{0,40}(?:інструкці|вказівк|правил|попередн)/u,
  /(?:تجاهل|انس|اهمل).{0,20}(?:التعليمات|الاوامر|القواعد).{0,12}السابقة/,
  /(?:忽略|无视|忘记).{0,20}(?:指令|指示|说明|提示)/,
  /(?:以前の|これまでの)?指示.{0,10}(?:無視|忘れ)/,
];
