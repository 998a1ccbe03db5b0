// CLEF CheckThat! 2020, task 2: claims that were checked, and tweets with the claim that answers each.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { words } from '@partner-api/text';
import { tsvRows } from '../retrieval/tsv.mjs';

const adjudicated = new URL('adjudicated.tsv', import.meta.url);

/** @returns {{ id: string, text: string, title: string }[]} */
export function readClaims(directory) {
  const table = gunzipSync(readFileSync(path.join(directory, 'verified_claims.docs.tsv.gz')));
  return rowsOf(table).map(([id, text, title]) => ({ id, text, title }));
}

/**
 * Tweets of a split (`train` or `dev`) with the claims that answer them. The collection holds some claims twice, with
 * other quotation marks or for one article, and its answers name but one of them: all count. With `isAdjudicated` those
 * claims count, too, that the labels do not name and an editor called right (`adjudicated.tsv`).
 * @returns {{ id: string, text: string, answers: Set<string> }[]}
 */
export function readTweets(directory, split, claims, isAdjudicated = false) {
  const named = new Map();
  const pairs = readFileSync(path.join(directory, split, 'tweet-vclaim-pairs.qrels'), 'utf8');
  for (const line of pairs.trim().split('\n')) {
    const [tweet, , claim] = line.split('\t');
    named.set(tweet, [...(named.get(tweet) ?? []), claim]);
  }
  if (isAdjudicated)
    for (const [tweet, claim, of] of rowsOf(readFileSync(adjudicated)))
      if (of === split) named.set(tweet, [...(named.get(tweet) ?? []), claim]);
  const sameAs = duplicatesIn(claims);
  return rowsOf(readFileSync(path.join(directory, split, 'tweets.queries.tsv'))).map(([id, text]) => ({
    id,
    text,
    answers: new Set((named.get(id) ?? []).flatMap(sameAs)),
  }));
}

function rowsOf(table) {
  return tsvRows(table.toString()).slice(1);
}

function duplicatesIn(claims) {
  const groups = new Map();
  const keysOf = ({ text, title }) => [`text ${words(text).join(' ')}`, `title ${words(title).join(' ')}`];
  for (const claim of claims)
    for (const key of keysOf(claim)) groups.set(key, [...(groups.get(key) ?? []), claim.id]);
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return (id) => keysOf(byId.get(id)).flatMap((key) => groups.get(key));
}
