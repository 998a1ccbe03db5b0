export function ClaimsView() {
  return <div className="page">claims</div>;
}
