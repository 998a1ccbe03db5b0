import type { AuditEntry } from '../../src/index.js';

export const entry = (index: number, rest: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date(`2026-03-10T12:00:00.${String(index % 1_000).padStart(3, '0')}Z`),
  actor: 'Harbour News',
  action: 'request.refused',
  subject: `decision-${index}`,
  detail: { b: index, 1: 'one', a: ['é', '\u0000', '\ud800', '"'] },
  ...rest,
});
