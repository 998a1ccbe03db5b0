const LINE_MAXIMUM_CHARACTERS = 110;

/** Returns a wrapped documentation comment with a final line break, or an empty string without text. */
export function comment(text: string | undefined, indent: string): string {
  if (!text) return '';
  const lines: string[] = [];
  for (const paragraph of text.replaceAll('*/', '*\\/').split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && indent.length + line.length + word.length + 4 > LINE_MAXIMUM_CHARACTERS) {
        lines.push(line);
        line = '';
      }
      line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
