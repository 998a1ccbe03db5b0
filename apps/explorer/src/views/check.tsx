export function CheckView() {
  return <div className="page">check</div>;
}
