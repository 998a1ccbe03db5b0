import type { Command } from 'commander';

/** npm's own settings that may stand in anybody's `.npmrc` and have values: not everything that is set was meant for us. */
const NPM_SETTINGS = new Set(['--before']);

/**
 * What is wrong with a command line of which npm kept options for itself: without `--` before them it does not hand them
 * on, and `import … --dry-run` would import. Null when it kept none.
 */
export function takenByNpm(
  root: Command,
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
): string | null {
  // Of another script it is that script's to say what its flags are.
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

/** The command that is meant and those that it is one of. Nothing else of the line is repeated: it may hold a key. */
function pathOf(root: Command, argv: readonly string[]): Command[] {
  const path: Command[] = [];
  for (const word of argv) {
    const inner = (path.at(-1) ?? root).commands.find((command) => command.name() === word);
    if (inner) path.push(inner);
  }
  return path;
}

/** npm exports what it took as `npm_config_dry_run`; empty where it was switched off. */
function isSet(option: string, environment: NodeJS.ProcessEnv): boolean {
  const name = `npm_config_${option.slice(2).replaceAll('-', '_')}`;
  return !NPM_SETTINGS.has(option) && (environment[name] ?? '') !== '';
}

const isGiven = (option: string, argv: readonly string[]): boolean =>
  argv.some((word) => word === option || word.startsWith(`${option}=`));
