export function DossiersView() {
  return <div className="page">dossiers</div>;
}
