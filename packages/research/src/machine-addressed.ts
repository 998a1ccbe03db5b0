import { foldText } from '@partner-api/text';

/**
 * Whether a text speaks to a machine that reads it rather than to readers: orders to disregard instructions, roles of a
 * conversation, mark-up and characters that hide it, long runs of encoded text.
 */
export function isMachineAddressed(text: string): boolean {
  if (hidden.test(text) || encoded.test(text)) return true;
  const folded = foldText(text.replace(invisible, ''));
  return markup.test(text.toLowerCase()) || roles.test(folded) || orders.some((order) => order.test(folded));
}

// Characters that part a word for the eye of a machine only, that turn the direction of text by force, and tag
// characters. Before and after words, zero-width spaces are what web pages leave behind in headlines.
const hidden =
  /(?<=\p{L})[\u200b\u2060\ufeff](?=\p{L})|[\u202d\u202e\u{e0000}-\u{e007f}]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/u;
const invisible = /[\p{Cf}]/gu;
const encoded = /(?:[A-Za-z0-9+/]{40,}={0,2})|(?:\\u[0-9a-f]{4}){4,}|(?:%[0-9a-f]{2}){8,}/i;
const markup =
  /<!--|-->|<\/?(?:script|system|assistant|user|instructions?|prompt|tool|img|iframe)\b|\[\/?(?:inst|system)\]|<\|[a-z_]+\|>|```|\{\{.*\}\}/;
const roles =
  /(?:^|[\s"'([])(?:system|assistant|developer|user|sistema|asistente|systeme|система|ассистент|асистент|النظام)\s*(?:prompt|message|note|override)?\s*:/;
const orders: readonly RegExp[] = [
  /\bnew instructions?\s*:/,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|context|evidence|records?|above|previous)\b/,
  /\b(?:you are now an?|you must act as|your (?:system )?(?:prompt|instructions?))\b/,
  /\b(?:reveal|print|output|repeat|return|disclose|leak)\b.{0,40}\b(?:system prompt|prompts?|api keys?|passwords?|access tokens?|environment variables?)\b/,
  /\b(?:set|change|mark|return|answer|respond|output|report)\b.{0,30}\b(?:verdict|status|confidence|claim as|supported|refuted)\b/,
  /\b(?:as an? (?:ai|language model)|ai model|llm|language model|chatbot)\b/,
  /\b(?:ignora|olvida|desatiende|omite)\b.{0,40}\b(?:instrucciones|indicaciones|reglas|anterior|anteriores)\b/,
  /\b(?:ignore[zr]?|oublie[zr]?|neglige[zr]?)\b.{0,40}\b(?:instructions|consignes|regles|precedentes)\b/,
  /\b(?:ignoriere|vergiss)\b.{0,40}\b(?:anweisungen|regeln|vorherigen)\b/,
  /(?:игнорируи|забудь|проигнорируи|не обращаи внимания)\S*.{0,40}(?:инструкци|указани|правил|предыдущ)/,
  /(?:ігноруи|забудь|знехтуи|проігноруи)\S*.{0,40}(?:інструкці|вказівк|правил|попередн)/,
  /(?:تجاهل|انس|اهمل)\S*.{0,40}(?:التعليمات|الاوامر|القواعد|السابقة)/,
  /(?:忽略|无视|忘记).{0,20}(?:指令|指示|说明|提示)/,
  /(?:以前の|これまでの)?指示.{0,10}(?:無視|忘れ)/,
];
