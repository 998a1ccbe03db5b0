import { arabic } from './arabic.js';
import type { Vocabulary } from './concepts.js';
import { english } from './english.js';
import { french } from './french.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';
import { ukrainian } from './ukrainian.js';

export const vocabularies: readonly Vocabulary[] = [english, spanish, french, arabic, russian, ukrainian];
