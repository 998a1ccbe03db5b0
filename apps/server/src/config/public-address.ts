import * as z from 'zod';

/** An http or https address that may be published: a user or password in it is refused. */
export const publicAddress = z.url({ protocol: /^https?$/ }).refine(hasNoUser);

function hasNoUser(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
