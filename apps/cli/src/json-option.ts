import { Option } from 'commander';

/** The option of every command that prints a result. */
export const JSON_OPTION = new Option('--json', 'print one line of JSON');

export interface JsonOption {
  readonly json?: boolean;
}
