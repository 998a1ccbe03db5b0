import type { Command } from 'commander';

/** npm settings that may be set in any `.npmrc` and do not come from this command line. */
const NPM_SETTINGS = new Set(['--before']);

/**
 * Returns an error message if npm consumed options of the command line; null otherwise. Without `--` before them,
 * `import … --dry-run` would import.
 */
export function takenByNpm(
  root: Command,
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | null {
  // Another script has its own options.
  if (environment.npm_lifecycle_event !== root.name()) return null;
  const path = pathOf(root, argv);
  const taken = (path.at(-1) ?? root).options
    .map(({ long }) => long ?? '')
    .filter((option) => option !== '' && isSet(option, environment) && !isGiven(option, argv));
  if (taken.length === 0) return null;
  return (
    `npm took ${taken.join(' and ')} for itself, so that the command would run without. ` +
    `Put -- before what is meant for it: npm run -s ${root.name()} -- ${path.map((command) => command.name()).join(' ')} …`
  );
}

/** Returns the command path. Other words are not repeated, because they may hold a key. */
function pathOf(root: Command, argv: readonly string[]): Command[] {
  const path: Command[] = [];
  for (const word of argv) {
    const inner = (path.at(-1) ?? root).commands.find((command) => command.name() === word);
    if (inner) path.push(inner);
  }
  return path;
}

/** npm exports a consumed option as `npm_config_dry_run`; empty if it was switched off. */
function isSet(option: string, environment: NodeJS.ProcessEnv): boolean {
  const name = `npm_config_${option.slice(2).replaceAll('-', '_')}`;
  return !NPM_SETTINGS.has(option) && (environment[name] ?? '') !== '';
}

const isGiven = (option: string, argv: readonly string[]): boolean =>
  argv.some((word) => word === option || word.startsWith(`${option}=`));
