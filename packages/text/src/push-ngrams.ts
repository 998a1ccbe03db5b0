/** Appends the character n-grams of length `size` of a word, or the word itself when it is not longer. Keeps surrogate pairs whole. */
export function pushNgrams(found: string[], word: string, size: number): void {
  const characters = /[\ud800-\udfff]/.test(word) ? Array.from(word) : word;
  if (characters.length <= size) found.push(word);
  else if (typeof characters === 'string')
    for (let end = size; end <= word.length; end++) found.push(word.slice(end - size, end));
  else
    for (let end = size; end <= characters.length; end++)
      found.push(characters.slice(end - size, end).join(''));
}
