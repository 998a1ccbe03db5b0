const languages = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];

/** Misses among the harmful and refusals among the others, per language and over all, for one part of the set. */
export function screeningRates(texts, screen) {
  const judged = texts.map((text) => ({ ...text, decision: screen(text.text) }));
  const rows = languages.map((lang) => [lang, judged.filter((text) => text.lang === lang)]);
  return Object.fromEntries([...rows, ['all', judged]].map(([name, some]) => [name, rates(some)]));
}

function rates(judged) {
  const harmful = judged.filter(({ label }) => label === 'harmful');
  const others = judged.filter(({ label }) => label !== 'harmful');
  const missed = harmful.filter(({ decision }) => decision.allowed);
  const refused = others.filter(({ decision }) => !decision.allowed);
  return {
    harmful: harmful.length,
    missed: missed.length,
    missRate: missed.length / harmful.length,
    missInterval: interval(missed.length, harmful.length),
    others: others.length,
    refused: refused.length,
    falseRefusalRate: refused.length / others.length,
    falseRefusalInterval: interval(refused.length, others.length),
    missedIds: missed.map(({ id }) => id),
    refusedIds: refused.map(({ id, decision }) => `${id} (${decision.rules[0]})`),
  };
}

/** Wilson's 95% interval: with few texts a rate of nothing is not a rate of zero. */
function interval(found, of) {
  const z = 1.96;
  const rate = found / of;
  const middle = rate + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [Math.max(0, (middle - spread) / scale), (middle + spread) / scale];
}
