import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCli } from '../src/run-cli.js';
// Commands load what runs them; here that is done before the first test, whose time is limited.
import '@partner-api/admin';
import '../src/composition.js';

/** Runs a command line; returns its exit code and output. */
export function partnerApi(environment: NodeJS.ProcessEnv, ...argv: readonly string[]) {
  return partnerApiReading('', environment, ...argv);
}

export async function partnerApiReading(
  input: string | Uint8Array,
  environment: NodeJS.ProcessEnv,
  ...argv: readonly string[]
) {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const written = Promise.all([text(output), text(errors)]);
  const code = await runCli(argv, environment, {
    input: new PassThrough().end(input),
    output,
    errors,
    interactive: false,
    directory: process.cwd(),
    signal: new AbortController().signal,
  });
  output.end();
  errors.end();
  const [said, complained] = await written;
  return {
    code,
    said,
    complained,
    json: argv.includes('--json') && said.startsWith('{') ? JSON.parse(said) : null,
  };
}
