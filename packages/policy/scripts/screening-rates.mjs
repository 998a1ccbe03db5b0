const languages = ['en', 'es', 'fr', 'ar', 'ru', 'uk'];

/**
 * Misses among the texts of the label `wanted` and refusals among the others, over one part of a set: per language, per
 * category where there are few, and over all.
 */
export function screeningRates(texts, screen, wanted) {
  const judged = texts.map((text) => ({ ...text, decision: screen(text.text) }));
  const categories = [...new Set(texts.map(({ category }) => category))];
  const rows = [
    ...languages.map((lang) => [lang, judged.filter((text) => text.lang === lang)]),
    ...(categories.length > 1 && categories.length <= 3
      ? categories.map((category) => [category, judged.filter((text) => text.category === category)])
      : []),
    ['all', judged],
  ];
  return Object.fromEntries(rows.map(([name, some]) => [name, rates(some, wanted)]));
}

function rates(judged, wanted) {
  const harmful = judged.filter(({ label }) => label === wanted);
  const others = judged.filter(({ label }) => label !== wanted);
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
export function interval(found, of) {
  const z = 1.96;
  const rate = found / of;
  const middle = rate + z ** 2 / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2));
  const scale = 1 + z ** 2 / of;
  return [Math.max(0, (middle - spread) / scale), (middle + spread) / scale];
}
