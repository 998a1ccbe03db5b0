import type { Terminal } from './terminal.js';

/** One line of JSON for machines; an indented outline for people. */
export function printResult(terminal: Terminal, result: object, json: boolean): void {
  terminal.output.write(json ? `${JSON.stringify(result)}\n` : outline(result, ''));
}

function outline(value: object, indent: string): string {
  return Object.entries(value)
    .map(([name, member]) => line(label(name, value), member, indent))
    .join('');
}

function line(name: string, member: unknown, indent: string): string {
  if (member === null || member === undefined) return `${indent}${name}: none\n`;
  if (typeof member !== 'object') return `${indent}${name}: ${member}\n`;
  const inner = outline(member, `${indent}  `);
  return inner === '' ? `${indent}${name}: none\n` : `${indent}${name}:\n${inner}`;
}

const label = (name: string, of: object) => (Array.isArray(of) ? '-' : name.replaceAll('_', ' '));
