// Where a computation and the numbers of the table differ.

export function differences({ counted, possible }, expected) {
  const pairs = [
    ['events', counted.events, expected.events],
    ['low', counted.low, expected.low],
    ['best', counted.best, expected.best],
    ['high', counted.high, expected.high],
    ['possible high', possible.high, expected.possibleHigh],
  ];
  return pairs.flatMap(([name, found, wanted]) =>
    found === wanted ? [] : [`${name} ${found}, not ${wanted}`],
  );
}
