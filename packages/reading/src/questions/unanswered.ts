import { foldText } from '@partner-api/text';
import type { Aside } from '../domain/event-reading.js';
import { folded } from '../language/folded.js';

/** Remarks that may tell what is asked of. */
export function unreadRemarks(asides: readonly Aside[]): readonly Aside[] {
  return asides.map((aside) => (aside.says === 'remark' ? { ...aside, says: 'unread' } : aside));
}

/** Remarks that ask for something are no remarks: what they ask for is left without an answer. */
export function withUnanswered(asides: readonly Aside[]): readonly Aside[] {
  return asides.map((aside) =>
    aside.says === 'remark' && asking.test(foldText(aside.text)) ? { ...aside, says: 'unread' } : aside,
  );
}

const asking = folded(
  /^(?:(?:and|y|e|et|и|а|і|й|та) |و)?(?:(?:by )?(?:who|whom|whose)|why|where|when|(?:(?:por|a|de) )?quien(?:es)?|(?:por|a|de) que|donde|cuando|(?:par|a|de) qui|qui|pourquoi|ou|quand|кто|кем|кого|почему|где|когда|хто|ким|кого|чому|де|коли|من|لماذا|اين|متي)(?: |$)/u,
);
