/** A claim as the desk writes it. */
export const claim = (id: string, more: object = {}) => ({ kind: 'claim', id, text: 'It was said', ...more });

export const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => claim(`${name}-${index}`));

/** A file of the format `records`. */
export const lines = (...values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value)}\n`).join('');
