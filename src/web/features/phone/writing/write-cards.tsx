// 'Write our cards': what this phone gives to the pile of the next game, and what it has given already.
import { useState, type FormEvent } from 'react';
import { CROWD_TEXT_MAX, FORBIDDEN_MAX, FORBIDDEN_MOST } from '#contract/crowd.ts';
import type { PhoneYou } from '#domain/room/view.ts';
import type { Writing } from '#domain/room/crowd.ts';
import { phoneWritingText } from '#sentences/phone-writing.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { OwnCards } from './own-cards.tsx';
import { useWriting, type Drafts } from './use-writing.ts';

interface Props {
  readonly code: string;
  readonly writing: Writing;
  readonly you: PhoneYou;
  readonly drafts: Drafts;
}

export function WriteCards({ code, writing, you: { cards }, drafts }: Props) {
  const words = phoneWritingText;
  const { each, category } = writing;
  const [problem, setProblem] = useState<string>();
  const isFull = cards.length >= each;
  return (
    <section className="surface-paper flex flex-col gap-3 p-4">
      <h2 className="text-2xl">{words.title}</h2>
      <p role="status" className="font-semibold">
        {words.count({ count: cards.length, each })}
      </p>
      {problem !== undefined && <MessageBox tone="bad">{problem}</MessageBox>}
      {isFull ? (
        <p>{words.full}</p>
      ) : (
        <CardForm key={category} {...{ code, category, drafts }} onProblem={setProblem} />
      )}
      <OwnCards code={code} cards={cards} onProblem={setProblem} />
    </section>
  );
}

interface FormProps extends Pick<Props, 'code' | 'drafts'> {
  readonly category: Writing['category'];
  /** Undefined: there is none any more. */
  readonly onProblem: (problem: string | undefined) => void;
}

function CardForm(props: FormProps) {
  const { category } = props;
  const words = phoneWritingText;
  const { text, setText, forbidden, setForbidden, isBusy, write } = useWriting(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isBusy) void write();
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={submit}>
      <TextArea
        label={words.ask[category]}
        rows={2}
        value={text}
        onChange={setText}
        maxLength={CROWD_TEXT_MAX}
      />
      {category === 'secret-prompt' && (
        <TextField
          label={words.forbidden}
          hint={words.forbiddenHint}
          value={forbidden}
          onChange={setForbidden}
          maxLength={(FORBIDDEN_MAX + 2) * FORBIDDEN_MOST}
          autoComplete="off"
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={isBusy}
        disabled={text.trim() === ''}
      >
        {words.put}
      </Button>
    </form>
  );
}
