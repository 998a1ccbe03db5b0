import type { OptionsInvalid } from '@partner-api/admin/command-line';
import type { Command } from 'commander';

/**
 * Returns the errors of a command line with option names as typed; null if a fault concerns an option that is not on
 * the line.
 */
export function wrongOptions({ faults }: OptionsInvalid, command: Command): string | null {
  const lines: string[] = [];
  for (const { option, rule } of faults) {
    const name = nameOnLine(option, command);
    if (name === null) return null;
    lines.push(`error: ${name} ${rule}.`);
  }
  return lines.join('\n');
}

function nameOnLine(name: string, { options, registeredArguments }: Command): string | null {
  const option = options.find((known) => known.attributeName() === name);
  if (option) return option.long ?? option.flags;
  return registeredArguments.some((known) => known.name() === name) ? `<${name}>` : null;
}
