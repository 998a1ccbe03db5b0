import { CONTRACT_VERSION, type ConflictEvent, ConflictEventSchema, contract } from '@partner-api/contract';
import { openApiDocument } from '@partner-api/contract/openapi';

const parsed = ConflictEventSchema.safeParse({});
const title: string | undefined = parsed.success ? parsed.data.title : undefined;
const killed = (event: ConflictEvent): number | null => event.casualties.killed.best;
console.log(
  contract.events.list.path,
  CONTRACT_VERSION,
  Object.keys(openApiDocument().paths).length,
  title,
  typeof killed,
);
