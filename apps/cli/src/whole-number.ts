import { InvalidArgumentError } from 'commander';

/** Reads the value of an option. What range it must be in, the command says. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}
