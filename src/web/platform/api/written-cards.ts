// 'Write our cards': what a phone writes for the room's next game.
import { Done } from '#contract/accounts.ts';
import { CardTaken, type WriteCard } from '#contract/crowd.ts';
import { callAgain } from './client.ts';
import { roomPath } from './rooms.ts';

/** Puts a card on the pile; the same id counts once. */
export async function writeCard(code: string, card: WriteCard): Promise<void> {
  await callAgain('POST', roomPath(code, '/cards'), { body: card, schema: CardTaken });
}

/** Takes an own card back. */
export async function takeCardBack(code: string, id: string): Promise<void> {
  const path = roomPath(code, `/cards/${encodeURIComponent(id)}?as=player`);
  await callAgain('DELETE', path, { schema: Done });
}
