export function AskView() {
  return <div className="page">ask</div>;
}
