import type { ScreenView } from '#contract/rooms.ts';
import type { Card } from '#domain/deck/card.ts';
import { tablePhonesText } from '#sentences/table-phones.ts';

/** What a side of a vote is called; a person by their name. */
export function sideLabel(side: string, { vote, options }: Card, told: ScreenView): string {
  const words = tablePhonesText.votes;
  switch (vote) {
    case 'either':
      return options?.[Number(side)] ?? (side === '0' ? 'A' : 'B');
    case 'have':
      return side === 'yes' ? words.have.yes : words.have.no;
    case 'agree':
      return side === 'yes' ? words.agree.yes : words.agree.no;
    case 'person':
      return told.players.find(({ id }) => id === side)?.name ?? words.someone;
    default:
      return words.heart;
  }
}
