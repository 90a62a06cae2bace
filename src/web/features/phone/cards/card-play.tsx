import { BuzzerCard } from './buzzer-card.tsx';
import type { CardProps } from './card-props.ts';
import { ChoiceCard } from './choice-card.tsx';
import { ListCard } from './list-card.tsx';
import { SecretCard } from './secret-card.tsx';
import { TypedCard } from './typed-card.tsx';
import { VoteCard } from './vote-card.tsx';

/** What phones do with this kind of card. */
export function CardPlay(props: CardProps) {
  switch (props.card.play) {
    case 'answer':
      return props.card.choices ? (
        <ChoiceCard {...props} choices={props.card.choices} />
      ) : (
        <TypedCard {...props} />
      );
    case 'buzzer':
      return <BuzzerCard {...props} />;
    case 'vote':
      return <VoteCard {...props} />;
    case 'secret':
      return <SecretCard {...props} />;
    case 'list':
      return <ListCard {...props} />;
  }
}
