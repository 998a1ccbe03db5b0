import type { ScreeningRule } from './screening-rule.js';
import type { StatementConcept } from './statements/statement-concepts.js';

/** What a statement may not disclose, the most specific first. Texts of the store evade nothing: an exception holds. */
export const statementRules: readonly ScreeningRule<StatementConcept>[] = [
  {
    id: 'discloses-identity',
    reason: 'It names a person whose identity is protected.',
    all: [['real_name'], ['protected_person']],
    none: ['past'],
  },
  {
    id: 'discloses-home',
    reason: 'It gives the address at which a person at risk lives or stays.',
    all: [['person'], ['lives'], ['address']],
    none: ['past'],
  },
  {
    id: 'discloses-refuge',
    reason: 'It gives the address of a refuge.',
    all: [['refuge'], ['lies'], ['address']],
    none: ['past'],
  },
  {
    id: 'discloses-movement',
    reason: 'It gives the hour or the way of aid, medical or evacuation transport to come.',
    all: [['transport'], ['will_go'], ['soon'], ['hour', 'way']],
    none: ['past'],
  },
  {
    id: 'discloses-shelter',
    reason: 'It gives the building in which people at risk are now.',
    all: [['people', 'person'], ['stays'], ['building', 'address'], ['now']],
    none: ['past'],
  },
];
