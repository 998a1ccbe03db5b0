import * as z from 'zod';
import { limit } from './limit.js';
import { publicAddress } from './public-address.js';
import { orNull, variable, wholeNumber } from './variable.js';

const DEADLINE_MINIMUM = 100;
/** The server closes a connection after 30 seconds without an answer. */
const DEADLINE_MAXIMUM = 25_000;
const NAME = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** The endpoint of a language model, which is off unless configured. */
export const MODEL_VARIABLES = {
  MODEL_BASE_URL: variable({
    decides:
      'The OpenAI-compatible endpoint of a language model that helps to find and to word: [model.md](../how-to/model.md) has what is sent there. Set together with `MODEL_NAME`.',
    rule: 'an http or https address without a password, a query or a fragment, up to and with the version, such as https://models.example/v1',
    unset: null,
    unsetText: 'none: nothing leaves the server',
    schema: publicAddress.refine(isBareUrl).transform((url) => orNull(url.replace(/(?<!\/)\/+$/, ''))),
  }),
  MODEL_NAME: variable({
    decides: 'The chat model at that endpoint.',
    rule: 'a name of at most 200 visible ASCII characters without spaces',
    unset: null,
    unsetText: 'none',
    schema: NAME.transform(orNull),
  }),
  MODEL_API_KEY: variable({
    decides:
      'The key that the endpoint asks for, sent there as `Authorization: Bearer` and nowhere else. Needed unless the endpoint is on loopback.',
    rule: 'at most 1,000 visible ASCII characters without spaces',
    unset: null,
    unsetText: 'none is sent',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{1,1000}$/)
      .transform(orNull),
  }),
  EMBEDDING_MODEL: variable({
    decides: 'The embedding model at that endpoint, by which excerpts and matched claims are put in order.',
    rule: 'a name of at most 200 visible ASCII characters without spaces',
    unset: null,
    unsetText: 'none: they stay in the order in which they were found',
    schema: NAME.transform(orNull),
  }),
  MODEL_SCREENING: variable({
    decides:
      'Whether the chat model also screens each question and claim that is not refused: it can raise an outcome by one step and lower none. It is waited for 3 seconds at most. [model.md](../how-to/model.md) has what is sent.',
    rule: '0 or 1',
    unset: false,
    unsetText: '`0`',
    schema: z.enum(['0', '1']).transform((text): boolean => text === '1'),
  }),
  MODEL_DEADLINE_MILLISECONDS: variable({
    decides:
      'How long one research query or fact-check waits for the model, all calls together, before it does without.',
    rule: `a whole number from ${DEADLINE_MINIMUM} to ${DEADLINE_MAXIMUM}, in plain digits`,
    unset: 8_000,
    schema: wholeNumber(DEADLINE_MAXIMUM).refine((value) => value >= DEADLINE_MINIMUM),
  }),
  MODEL_REQUESTS_PER_MINUTE: limit(
    120,
    'How many calls the server sends to the endpoint in a minute, whoever asks. `0` sets no limit.',
  ),
  MODEL_REQUESTS_PER_DAY: limit(10_000, 'The same in a day. `0` sets no limit.'),
  MODEL_TOKENS_PER_MINUTE: limit(
    200_000,
    'How many tokens those calls may take in a minute, as the endpoint counts them or else as estimated. `0` sets no limit.',
  ),
  MODEL_TOKENS_PER_DAY: limit(5_000_000, 'The same in a day. `0` sets no limit.'),
} as const;

function isBareUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { search, hash } = new URL(text);
  return search === '' && hash === '';
}
