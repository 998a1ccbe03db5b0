// Never run: the check of import directions must refuse this file, or the check is broken.
import { openStore } from '@partner-api/storage';

export const forbidden = openStore;
