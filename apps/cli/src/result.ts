import type { Terminal } from './terminal.js';

/** Prints one line of JSON, or an indented outline for people. */
export function printResult(terminal: Terminal, result: object, json: boolean): void {
  terminal.output.write(json ? `${JSON.stringify(result)}\n` : outline(result));
}

function outline(value: object): string {
  if (Array.isArray(value)) return value.map((member) => bulleted(member)).join('');
  return Object.entries(value)
    .map(([name, member]) => named(name.replaceAll('_', ' '), member))
    .join('');
}

function named(name: string, member: unknown): string {
  if (!isOutlined(member)) return `${name}: ${shown(member)}\n`;
  return `${name}:\n${indented(outline(member))}`;
}

/** Puts the first line of a list item next to its hyphen. */
function bulleted(member: unknown): string {
  if (!isOutlined(member)) return `- ${shown(member)}\n`;
  return indented(outline(member)).replace(/^ {2}/, '- ');
}

const indented = (lines: string): string => lines.replace(/^(?=.)/gm, '  ');

const isOutlined = (member: unknown): member is object =>
  typeof member === 'object' && member !== null && Object.keys(member).length > 0;

const shown = (member: unknown): string =>
  member === null || member === undefined || typeof member === 'object' ? 'none' : String(member);
