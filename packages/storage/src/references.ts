import type { RecordKind } from '@partner-api/contract';
import type { ContentByKind } from '@partner-api/safeguards';

type Content = ContentByKind[RecordKind];

/** Returns the IDs of the records that the content references, without duplicates; null for none. */
export function referencesIn(content: Content): string[] | null {
  const ids = listsOf(content).flat();
  return ids.length > 0 ? [...new Set(ids)] : null;
}

function listsOf(content: Content): readonly (readonly string[])[] {
  if ('dossier_ids' in content) return [content.dossier_ids, content.claim_ids];
  if ('event_refs' in content) return [content.event_refs, content.claim_refs].map((refs) => refs.map(idOf));
  return [content.event_ids];
}

/** Returns the content without references to these IDs. */
export function withoutReferences(content: Content, ids: readonly string[]): Content {
  const left = new Set(ids);
  const isNamed = (id: string) => !left.has(id);
  if ('dossier_ids' in content) {
    const { dossier_ids, claim_ids } = content;
    return { ...content, dossier_ids: dossier_ids.filter(isNamed), claim_ids: claim_ids.filter(isNamed) };
  }
  if ('event_refs' in content) {
    const isRead = ({ id }: { id: string }) => isNamed(id);
    const { event_refs, claim_refs } = content;
    return { ...content, event_refs: event_refs.filter(isRead), claim_refs: claim_refs.filter(isRead) };
  }
  return { ...content, event_ids: content.event_ids.filter(isNamed) };
}

/** Returns the content with references to these IDs replaced. */
export function renameReferences(content: Content, renamed: ReadonlyMap<string, string>): Content {
  const held = (id: string): string => renamed.get(id) ?? id;
  if ('event_refs' in content)
    return { ...content, event_refs: content.event_refs.map((ref) => ({ ...ref, id: held(ref.id) })) };
  return 'event_ids' in content ? { ...content, event_ids: content.event_ids.map(held) } : content;
}

const idOf = ({ id }: { readonly id: string }) => id;
