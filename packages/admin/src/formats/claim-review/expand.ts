import type { Fault } from '../../imports/reject.js';
import { isObject, type JsonObject, listOf, typesOf } from './linked-data.js';

/** An item of a document, in document order. */
export type Found =
  | { readonly review: JsonObject }
  | { readonly other: unknown; readonly warning: string }
  | { readonly wrong: unknown; readonly fault: Fault };

/** Limit for feeds whose items contain reviews. */
const NESTING_MAXIMUM = 6;

/**
 * Yields the reviews of a JSON-LD document: a review, a list, a graph (`@graph`), a `DataFeed`, one of its items, or
 * any object with a review among its members. Other items of a graph or feed are ignored; anything else is a fault.
 */
export function* expand(document: unknown, isBeside: boolean): Generator<Found, void, undefined> {
  const references = referencesIn(document);
  for (const found of expandNode(document, isBeside, 0)) {
    yield 'review' in found && references.size > 0
      ? { review: described(found.review, references, 0) }
      : found;
  }
}

function* expandNode(node: unknown, isBeside: boolean, nesting: number): Generator<Found, void, undefined> {
  if (nesting > NESTING_MAXIMUM) {
    yield {
      wrong: node,
      fault: { field: null, reason: 'too_deep', detail: 'nests feeds or lists too deeply' },
    };
  } else if (Array.isArray(node)) {
    for (const member of node) yield* expandNode(member, isBeside, nesting + 1);
  } else if (!isObject(node)) {
    yield isBeside ? { other: node, warning: 'empty_item' } : { wrong: node, fault: NOT_AN_OBJECT };
  } else if (isReview(node)) {
    yield { review: node };
  } else if ('@graph' in node) {
    yield* expandNode(listOf(node['@graph']), true, nesting + 1);
  } else if ('dataFeedElement' in node) {
    yield* expandNode(listOf(node.dataFeedElement), true, nesting + 1);
  } else if ('item' in node) {
    // Feeds keep an item without content for a withdrawn review.
    const items = listOf(node.item);
    if (items.length === 0) yield { other: node, warning: 'empty_item' };
    yield* expandNode(items, true, nesting + 1);
  } else {
    const reviews = [...reviewsIn(node, nesting + 1)];
    for (const review of reviews) yield { review };
    if (reviews.length > 0) return;
    yield isBeside ? { other: node, warning: 'other_type' } : { wrong: node, fault: NOT_A_REVIEW };
  }
}

function isReview(node: JsonObject): boolean {
  const types = typesOf(node);
  return types.includes('ClaimReview') || (types.length === 0 && 'claimReviewed' in node);
}

/** Limit for reviews nested in a page, as in `mainEntity`, `review` or a list item. */
const MEMBERS_MAXIMUM = 12;

/** Yields the reviews nested in a page, an article or a claim. */
function* reviewsIn(node: unknown, nesting: number): Generator<JsonObject, void, undefined> {
  if (nesting > MEMBERS_MAXIMUM || typeof node !== 'object' || node === null) return;
  for (const member of Object.values(node)) {
    if (isObject(member) && isReview(member)) yield member;
    else yield* reviewsIn(member, nesting + 1);
  }
}

/** Returns the objects of a document by `@id`. */
function referencesIn(document: unknown): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  const collect = (node: unknown, nesting: number) => {
    if (nesting > MEMBERS_MAXIMUM || typeof node !== 'object' || node === null) return;
    if (isObject(node) && typeof node['@id'] === 'string' && !isReference(node)) found.set(node['@id'], node);
    for (const member of Object.values(node)) collect(member, nesting + 1);
  };
  collect(document, 0);
  return found;
}

/** Whether an object has only an ID and a type. */
const isReference = (node: JsonObject): boolean =>
  '@id' in node && Object.keys(node).every((name) => name === '@id' || name === '@type');

/** A review references its item and that item's author, so a few levels suffice. */
const REFERENCES_MAXIMUM = 4;

/** Returns the node with references replaced by the referenced objects. */
function described(
  node: JsonObject,
  references: ReadonlyMap<string, JsonObject>,
  nesting: number,
): JsonObject {
  if (nesting > REFERENCES_MAXIMUM) return node;
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (!isObject(value)) return value;
    const meant = isReference(value) ? (references.get(String(value['@id'])) ?? value) : value;
    return described(meant, references, nesting + 1);
  };
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, follow(value)]));
}

const NOT_AN_OBJECT: Fault = { field: null, reason: 'not_an_object', detail: 'must be a JSON object' };

const NOT_A_REVIEW: Fault = {
  field: '@type',
  reason: 'not_a_claim_review',
  detail: 'must be a ClaimReview, or a list, graph or DataFeed of them',
};
