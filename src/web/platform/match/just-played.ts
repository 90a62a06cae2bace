// The match that has just ended on this page, for whoever wants another round.

let label: string | undefined;

/** Its label, such as 'Trivia: Space'; undefined when none has ended since the page was loaded. */
export function justPlayed(): string | undefined {
  return label;
}

export function setJustPlayed(next: string | undefined): void {
  label = next;
}
