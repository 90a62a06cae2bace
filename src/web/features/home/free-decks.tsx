// The four free decks as a small fan, on the card that leads to them. Decoration.

const DECKS = ['A/B', '00s', 'A–Z', '🍿'] as const;

export function FreeDecks() {
  return (
    <span className="free-decks" aria-hidden="true">
      {DECKS.map((mark) => (
        <span key={mark} className="free-deck">
          {mark}
        </span>
      ))}
    </span>
  );
}
