import { MockProblem } from './mock-problem.js';

interface Question {
  readonly text: string;
  readonly locale?: string;
}

/** Reads a body, which may have only the given member and `locale`. */
export function readQuestion(body: string, member: 'query' | 'claim'): Question {
  const { [member]: text, locale, ...others } = parse(body);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw refusal(`/${unknown}`, 'is not a member of this body');
  if (typeof text !== 'string') throw refusal(`/${member}`, 'must be a string');
  const trimmed = text.trim();
  const characters = [...trimmed].length;
  if (characters < 3 || characters > 2_000) {
    throw refusal(`/${member}`, 'must have 3 to 2000 characters after trimming');
  }
  if (locale === undefined) return { text: trimmed };
  if (typeof locale !== 'string') throw refusal('/locale', 'must be a string');
  return { text: trimmed, locale };
}

function parse(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    throw new MockProblem('malformed-json', { detail: 'The body is not JSON.' });
  }
}

const refusal = (pointer: string, detail: string): MockProblem =>
  new MockProblem('invalid-body', { detail: `${pointer} ${detail}.`, errors: [{ pointer, detail }] });
