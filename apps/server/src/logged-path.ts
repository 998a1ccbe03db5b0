import { withoutKeys } from './without-keys.js';
import { withoutSecrets } from './without-secrets.js';

const PATH_LOGGED = 256;

export function loggedPath(path: string, answered: boolean): string {
  return (answered ? withoutKeys : withoutSecrets)(path).slice(0, PATH_LOGGED);
}
