import type { Fault } from '../../imports/reject.js';
import { isObject, type JsonObject, listOf, typesOf } from './linked-data.js';

/** What is found in a document, in its order. */
export type Found =
  | { readonly review: JsonObject }
  | { readonly other: unknown; readonly warning: string }
  | { readonly wrong: unknown; readonly fault: Fault };

/** A feed holds items that hold reviews; nothing is nested deeper. */
const NESTING_MAXIMUM = 6;

/**
 * The reviews of one JSON-LD document: a review, a list, a graph (`@graph`), a `DataFeed`, or an item of one. What a
 * graph or a feed holds beside reviews is passed over; anything else that is no review is at fault.
 */
export function* expand(node: unknown, isBeside = false, nesting = 0): Generator<Found, void, undefined> {
  if (nesting > NESTING_MAXIMUM) {
    yield {
      wrong: node,
      fault: { field: null, reason: 'too_deep', detail: 'nests feeds or lists too deeply' },
    };
  } else if (Array.isArray(node)) {
    for (const member of node) yield* expand(member, isBeside, nesting + 1);
  } else if (!isObject(node)) {
    yield isBeside ? { other: node, warning: 'empty_item' } : { wrong: node, fault: NOT_AN_OBJECT };
  } else if (isReview(node)) {
    yield { review: node };
  } else if ('@graph' in node) {
    yield* expand(linked(listOf(node['@graph'])), true, nesting + 1);
  } else if ('dataFeedElement' in node) {
    yield* expand(listOf(node.dataFeedElement), true, nesting + 1);
  } else if ('item' in node) {
    // A feed keeps an item without content for what its publisher has withdrawn.
    const items = listOf(node.item);
    if (items.length === 0) yield { other: node, warning: 'empty_item' };
    yield* expand(items, true, nesting + 1);
  } else {
    yield isBeside ? { other: node, warning: 'other_type' } : { wrong: node, fault: NOT_A_REVIEW };
  }
}

function isReview(node: JsonObject): boolean {
  const types = typesOf(node);
  return types.includes('ClaimReview') || (types.length === 0 && 'claimReviewed' in node);
}

/** In a graph an author may be given by its `@id` and described elsewhere. */
function linked(nodes: readonly unknown[]): readonly unknown[] {
  const byId = new Map(nodes.filter(isObject).map((node) => [node['@id'], node]));
  const resolve = (value: unknown) =>
    isObject(value) && Object.keys(value).length === 1 ? (byId.get(value['@id']) ?? value) : value;
  return nodes.map((node) =>
    isObject(node) && isReview(node)
      ? {
          ...node,
          author: listOf(node.author).map(resolve),
          itemReviewed: listOf(node.itemReviewed).map(resolve),
        }
      : node,
  );
}

const NOT_AN_OBJECT: Fault = { field: null, reason: 'not_an_object', detail: 'must be a JSON object' };

const NOT_A_REVIEW: Fault = {
  field: '@type',
  reason: 'not_a_claim_review',
  detail: 'must be a ClaimReview, or a list, graph or DataFeed of them',
};
