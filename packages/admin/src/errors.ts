import type { ImportSummary } from './imports/summary.js';

/** A command could not be done; the message says what is wrong and what to do, for whoever runs it. */
export class CommandFailed extends Error {
  override readonly name: string = 'CommandFailed';
}

export interface OptionFault {
  /** Its name, as the schema has it. */
  readonly option: string;
  /** The rule that it breaks: `must be …`. */
  readonly rule: string;
}

/** A command was told what it does not take. */
export class OptionsInvalid extends CommandFailed {
  override readonly name = 'OptionsInvalid';

  constructor(
    command: string,
    readonly faults: readonly OptionFault[],
  ) {
    super(
      `The options of ${command} are wrong: ${faults.map(({ option, rule }) => `${option} ${rule}`).join('; ')}.`,
    );
  }
}

/** An import ended before its input did. What was committed before stays, and `summary` counts it. */
export class ImportFailed extends CommandFailed {
  override readonly name = 'ImportFailed';

  constructor(
    message: string,
    readonly summary: ImportSummary,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The input as a whole cannot be read, from here on. `importRecords` turns it into `ImportFailed`. */
export class InputUnreadable extends Error {
  override readonly name = 'InputUnreadable';
}
