export function UseView() {
  return <div className="page">use</div>;
}
