import { hash, randomInt } from 'node:crypto';

/** Prefix of every key, so that secret scanners recognise a leaked one. */
export const KEY_PREFIX = 'pk_';

const ID_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** Without `-` and `_`, so that a double click selects the whole secret. */
const SECRET_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 43 characters of an alphabet of 62 hold at least as much entropy as 32 random bytes. */
const SECRET_LENGTH = 43;

const ID = `[a-z0-9]{${ID_LENGTH}}`;
const ID_ALONE = new RegExp(`^${ID}$`);
const KEY = new RegExp(`^${KEY_PREFIX}(${ID})_([A-Za-z0-9]{${SECRET_LENGTH}})$`);

export interface ParsedKey {
  /** Public: shown in lists, and kept in the audit log. */
  readonly id: string;
  readonly secret: string;
}

/** Returns the key ID and the secret; null for a text that has not the format of a key. */
export function parseKey(text: string): ParsedKey | null {
  const [, id, secret] = KEY.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, secret };
}

export const isKeyId = (text: string): boolean => ID_ALONE.test(text);

export function formatKey({ id, secret }: ParsedKey): string {
  return `${KEY_PREFIX}${id}_${secret}`;
}

export function newKey(): ParsedKey {
  return { id: randomText(ID_CHARACTERS, ID_LENGTH), secret: randomText(SECRET_CHARACTERS, SECRET_LENGTH) };
}

/** SHA-256, 32 bytes. No salt and no stretching: the secret is random, and too long to be guessed. */
export function hashOfSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

const randomText = (characters: string, length: number): string =>
  Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
