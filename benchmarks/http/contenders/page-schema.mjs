import { contract } from '@partner-api/contract';
import * as z from 'zod';

/** The schema of the list of events, inlined: the serialiser of Fastify takes draft 7. */
export const pageSchema = z.toJSONSchema(contract.events.list.responses[200], {
  target: 'draft-7',
  io: 'output',
  reused: 'inline',
  unrepresentable: 'any',
});
