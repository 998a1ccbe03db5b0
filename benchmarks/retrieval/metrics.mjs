/** MAP at 1, 3 and 5, MRR and Recall at 10 of rankings against the documents that answer each query. */
export function metrics(rankings) {
  const mean = (figure) => rankings.reduce((sum, ranking) => sum + figure(ranking), 0) / rankings.length;
  return {
    map1: mean((ranking) => averagePrecision(ranking, 1)),
    map3: mean((ranking) => averagePrecision(ranking, 3)),
    map5: mean((ranking) => averagePrecision(ranking, 5)),
    mrr: mean(reciprocalRank),
    recall10: mean(({ found, relevant }) => hits(found.slice(0, 10), relevant).length / relevant.size),
  };
}

/** Average precision above a cut, over the relevant documents that could stand above the cut. */
function averagePrecision({ found, relevant }, cut) {
  const top = found.slice(0, cut);
  const precisions = top.flatMap((id, index) =>
    relevant.has(id) ? [hits(top.slice(0, index + 1), relevant).length / (index + 1)] : [],
  );
  return precisions.reduce((sum, precision) => sum + precision, 0) / Math.min(relevant.size, cut);
}

function reciprocalRank({ found, relevant }) {
  const first = found.findIndex((id) => relevant.has(id));
  return first === -1 ? 0 : 1 / (first + 1);
}

function hits(found, relevant) {
  return found.filter((id) => relevant.has(id));
}
