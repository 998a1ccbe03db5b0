import type { ImportSummary } from './imports/summary.js';

/** A command failed for an expected reason; the message tells the user what is wrong and what to do. */
export class CommandFailed extends Error {
  override readonly name: string = 'CommandFailed';
}

export interface OptionFault {
  /** Name of the option in the schema. */
  readonly option: string;
  /** The broken rule, such as `must be …`. */
  readonly rule: string;
}

/** Options of a command are invalid. */
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

/** An import stopped before the end of its input. Committed batches stay, and `summary` counts them. */
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

/** The input cannot be read any further; `importRecords` turns this into `ImportFailed`. */
export class InputUnreadable extends Error {
  override readonly name = 'InputUnreadable';
}
