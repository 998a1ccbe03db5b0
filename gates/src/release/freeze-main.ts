import path from 'node:path';
import { root } from '../repository.js';
import { freeze } from './freeze.js';

for (const directory of await freeze()) console.log(`Kept in ${path.relative(root, directory)}`);
