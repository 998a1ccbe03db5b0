import { type Item, textOf } from './item.js';

/** Whether a phrase begins with a word for "who", alone or with its verb: "who", "who died". */
export function asksWho(item: Item | undefined): boolean {
  return who.test(textOf(item));
}

const who = /^(?:who|quien(?:es)?|qui|кто|хто|من|مين)(?: |$)/u;
