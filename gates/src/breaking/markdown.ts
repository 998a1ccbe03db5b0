import type { BreakingChange } from './breaking-changes.js';
import type { ReleaseComparison } from './released-contract.js';

/** The comparison as a comment for reviewers. */
export function markdown({ version, breaking, waived, stale }: ReleaseComparison): string {
  const parts = [
    breaking.length === 0
      ? `**No breaking change** against the released contract ${version}.`
      : `**${breaking.length} breaking ${breaking.length === 1 ? 'change' : 'changes'}** against the released contract ${version}. Partners' programs would fail. Within v1 the contract only grows.\n\n${table(breaking)}`,
    waived.length > 0 &&
      `Allowed, with a reason:\n\n${table(waived.map(({ reason, ...change }) => ({ ...change, what: `${change.what} *${reason}*` })))}`,
    stale.length > 0 &&
      `Waivers that nothing needs: ${stale.map(({ rule, where }) => `${rule} at \`${where}\``).join(', ')}.`,
  ];
  return `### Contract\n\n${parts.filter((part) => part !== false).join('\n\n')}\n`;
}

const table = (changes: readonly BreakingChange[]): string =>
  [
    '| rule | where | what |',
    '|---|---|---|',
    ...changes.map(({ rule, where, what }) => `| ${rule} | \`${cell(where)}\` | ${cell(what)} |`),
  ].join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
