import type { OptionsInvalid } from '@partner-api/admin';
import type { Command } from 'commander';

/**
 * What is wrong with a command line, each part called as it is there. Null when some of it is not on the line, and so is no
 * mistake of whoever wrote that.
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
