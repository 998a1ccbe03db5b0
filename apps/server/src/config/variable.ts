import * as z from 'zod';

export interface Variable<Value> {
  /** What the variable decides, in the documentation and in the message when its value is refused. */
  readonly decides: string;
  /** The accepted values, completing "must be …". */
  readonly rule: string;
  /** The default, and how the documentation words it, in Markdown. */
  readonly unset: Value;
  readonly unsetText: string;
  readonly schema: z.ZodType<Value, string>;
}

export function variable<Value>(
  given: Omit<Variable<Value>, 'unsetText'> & { readonly unsetText?: string },
): Variable<Value> {
  return { ...given, unsetText: given.unsetText ?? `\`${given.unset}\`` };
}

export function wholeNumber(maximum: number) {
  return z
    .string()
    .regex(/^(0|[1-9][0-9]{0,8})$/)
    .transform(Number)
    .refine((value) => value <= maximum);
}

export function orNull<Value>(value: Value): Value | null {
  return value;
}
