export function PlayScreen() {
  return <main className="surface-table">Play</main>;
}
