// Apart from the index, for a command line: nothing here loads a command before it is asked for.
export type { AuditVerification } from './audit/verify-audit.js';
export type { CommandEvent } from './command.js';
export { checkOptions, findCommand } from './commands.js';
export { CommandFailed, ImportFailed, OptionsInvalid } from './errors.js';
export { FORMATS } from './formats/names.js';
export type { ImportSummary } from './imports/summary.js';
