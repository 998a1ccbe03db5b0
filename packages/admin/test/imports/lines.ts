/** Returns a claim as a line of the desk. */
export const claim = (id: string, more: object = {}) => ({ kind: 'claim', id, text: 'It was said', ...more });

export const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => claim(`${name}-${index}`));

/** Returns a file of the format `records`. */
export const lines = (...values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
