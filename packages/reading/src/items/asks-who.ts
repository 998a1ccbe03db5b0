import { folded } from '../language/folded.js';
import { type Item, textOf } from './item.js';

/** Whether a phrase begins with a word for "who", alone or with its verb: "who", "who died". */
export function asksWho(item: Item | undefined): boolean {
  return who.test(textOf(item));
}

const who = /^(?:who|quien(?:es)?|qui|кто|хто|من|مين)(?: |$)/u;

/** Whether a word asks for one of several: "which attack", "quel combat". */
export function asksWhichOne(item: Item | undefined): boolean {
  return whichOne.test(textOf(item));
}

const whichOne = folded(/^(?:which|what|qué|cuál|quel(?:le)?|какой|какая|какое|який|яка|яке|أي|ما)$/u);
