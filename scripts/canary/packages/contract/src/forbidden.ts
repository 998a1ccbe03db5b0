// Never run: the check of import directions must refuse this file, or the check is broken.
import { openStore } from '../../../../../packages/storage/src/index.js';

export const forbidden = openStore;
