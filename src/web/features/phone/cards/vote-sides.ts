import type { PhoneCard } from '#domain/room/view.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';

export interface Side {
  /** As it is sent and counted. */
  readonly text: string;
  readonly name: string;
}

/** What can be voted for, with its name on the screen. */
export function sidesOf({
  vote,
  options,
  people,
}: Pick<PhoneCard, 'vote' | 'options' | 'people'>): readonly Side[] {
  const words = phoneCardsText.vote;
  switch (vote) {
    case 'either':
      return (options ?? []).map((name, at) => ({ text: String(at), name }));
    case 'person':
      return (people ?? []).map(({ id, name }) => ({ text: id, name }));
    case 'have':
    case 'agree':
      return (['yes', 'no'] as const).map((text) => ({ text, name: words.yesNo[vote][text] }));
    default:
      return [{ text: 'heart', name: words.like }];
  }
}
