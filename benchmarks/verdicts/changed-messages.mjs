/**
 * A message that tells a claim in its own words, changed in one thing that both have, by kind: another name, another number, a
 * denial of the claim's own words. What was changed may still stand beside the matter: not every one of them must be refused.
 * @returns {{ kind: string, text: string }[]}
 */
export function changedMessages(message, claim) {
  const said = message.split(' — ')[0];
  return [
    { kind: 'name', text: withAnotherName(message, said, claim) },
    { kind: 'number', text: withAnotherNumber(message, said, claim) },
    { kind: 'negation', text: withDenial(message, said, claim) },
  ].filter(({ text }) => text !== null);
}

const otherNames = ['Karlsson', 'Moreau', 'Tanaka', 'Okafor'];

/** The middle one of the names within sentences that the claim has too. */
function withAnotherName(message, said, claim) {
  const shared = [...said.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}{3,}/gu)].filter(({ 0: name }) =>
    isWordOf(name, claim),
  );
  const name = shared[shared.length >> 1];
  return name ? message.replaceAll(name[0], otherNames[name.index % otherNames.length]) : null;
}

/** The first number that the claim has too and that is no year. */
function withAnotherNumber(message, said, claim) {
  const shared = [...said.matchAll(/(?<![\w./#@$])\d[\d,]*(?![\w/])/g)].filter(
    ({ 0: number }) => isWordOf(number, claim) && !/^(?:19|20)\d\d$/.test(number),
  );
  const [number] = shared;
  if (!number) return null;
  const other = String(Number(number[0].replaceAll(',', '')) * 3 + 1);
  return message.slice(0, number.index) + other + message.slice(number.index + number[0].length);
}

/** The first verb that an auxiliary stands before and that the claim has too, in whatever form. */
function withDenial(message, said, claim) {
  const told = new Set(
    claim
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, 5)),
  );
  const verb = [
    ...said.matchAll(
      /\b(?:is|was|are|were|has|have|had|will|would|did|can|could|should) (?!not\b)(\p{L}{4,})/gu,
    ),
  ].find(({ 1: word }) => told.has(word.toLowerCase().slice(0, 5)));
  if (!verb) return null;
  const at = verb.index + verb[0].length - verb[1].length;
  return `${message.slice(0, at)}not ${message.slice(at)}`;
}

function isWordOf(word, text) {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, 'u').test(text);
}
