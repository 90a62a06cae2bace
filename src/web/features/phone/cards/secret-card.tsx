import { Ear, Eye, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { Button } from '#web/ui/button.tsx';
import type { CardProps } from './card-props.ts';

/** A secret: its actor's phone has it, those who guard it its forbidden words, the guessers nothing that helps. */
export function SecretCard(props: CardProps) {
  const { card } = props;
  if (card.secret !== null) return <Actor {...props} secret={card.secret} />;
  return card.forbidden && card.actor ? <Guard {...props} /> : <Guesser {...props} />;
}

function Actor({ card, answers, given, secret }: CardProps & { readonly secret: string }) {
  const words = phoneCardsText.secret;
  const isDone = given !== null && given.state !== 'failed';
  const end = (kind: 'got' | 'pass') => answers.give({ key: card.key, kind, text: '' });
  return (
    <>
      <section data-suit={card.category} className="surface-paper flex flex-col gap-3 p-4">
        <p className="flex items-center gap-2 font-semibold text-suit">
          <Eye className="size-5" aria-hidden="true" />
          {words.yours}
        </p>
        <h1 className={`wrap-anywhere ${secret.length > 60 ? 'text-2xl' : 'text-4xl'}`}>
          {secret}
        </h1>
        <Forbidden words={card.forbidden ?? []} />
      </section>
      <Note>{isDone ? (stateWords(given) ?? words.done) : (given?.problem ?? '')}</Note>
      <div className="grid grid-cols-2 gap-3">
        <Button className="min-h-20 text-xl!" disabled={isDone} onClick={() => end('pass')}>
          {words.pass}
        </Button>
        <Button
          variant="primary"
          className="min-h-20 text-xl!"
          disabled={isDone}
          onClick={() => end('got')}
        >
          {words.got}
        </Button>
      </div>
    </>
  );
}

function Guard({ card, answers, given, isOpen }: CardProps) {
  const words = phoneCardsText.secret;
  const isSaid = given?.state === 'counted' || given?.state === 'sending';
  return (
    <>
      <section data-suit={card.category} className="surface-paper flex flex-col gap-3 p-4">
        <h1 className="flex items-center gap-2 text-2xl">
          <Ear className="size-6 shrink-0 text-suit" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">
            {words.guard({ name: card.actor?.name ?? '' })}
          </span>
        </h1>
        <Forbidden words={card.forbidden ?? []} />
        <p className="text-fg-soft">{words.guardText}</p>
      </section>
      <Note>
        {given?.state === 'counted' ? words.fouled : (given?.problem ?? stateWords(given) ?? '')}
      </Note>
      <Button
        variant="danger"
        className="min-h-24 text-3xl!"
        disabled={!isOpen || isSaid}
        onClick={() => answers.give({ key: card.key, kind: 'foul', text: '' })}
      >
        {words.foul}
      </Button>
    </>
  );
}

function Guesser({ card, you }: CardProps) {
  const words = phoneCardsText.secret;
  const { actor } = card;
  const guesses = actor !== null && actor.team === you.team;
  return (
    <section className="m-auto flex flex-col items-center gap-3 p-4 text-center">
      <MessageCircleQuestion className="size-16 text-lamp" aria-hidden="true" />
      <h1 className="text-3xl wrap-anywhere">
        {actor ? words.acts({ name: actor.name }) : words.noActor}
      </h1>
      <p className="text-xl">{textFor(actor === null, guesses)}</p>
    </section>
  );
}

function textFor(isAlone: boolean, guesses: boolean): string {
  const { lookUp, secret } = phoneCardsText;
  if (isAlone) return lookUp;
  return guesses ? secret.guess : secret.others;
}

function Forbidden({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div>
      <h2 className="text-base text-bad">{phoneCardsText.secret.forbidden}</h2>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li
            key={word}
            className="rounded-3xl border-2 border-bad/40 px-3 py-0.5 font-semibold wrap-anywhere"
          >
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What became of a press, where there is something to say besides what the press was. */
function stateWords(given: CardProps['given']): string | undefined {
  const { sending } = phoneCardsText;
  if (given?.state === 'kept' || given?.state === 'late' || given?.state === 'sending') {
    return sending[given.state];
  }
  return undefined;
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="mt-auto min-h-6 text-center font-semibold sm:mt-0">
      {children}
    </p>
  );
}
