import { useState, type FormEvent } from 'react';
import { X } from 'lucide-react';
import { linesOf } from '#domain/room/answers.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { textOf, type CardProps } from './card-props.ts';
import { OwnList } from './own-list.tsx';
import { Question } from './question.tsx';
import { SentNote } from './sent-note.tsx';
import { useList } from './use-list.ts';

/** As many as one can think of; the list sends itself. */
export function ListCard(props: CardProps) {
  const { card, isOpen } = props;
  return (
    <>
      <Question card={card} />
      {isOpen ? (
        <OpenList {...props} />
      ) : (
        <>
          <p className="font-semibold">{phoneCardsText.closed}</p>
          <OwnList lines={linesOf(textOf(props) ?? '')} />
          <SentNote {...props} />
        </>
      )}
    </>
  );
}

function OpenList(props: CardProps) {
  const words = phoneCardsText.list;
  const { lines, type, add, remove } = useList(props);
  const isSent = props.given === null || props.given.state === 'counted';
  return (
    <>
      <LineForm onType={type} onAdd={add} />
      <p role="status" className="font-semibold">
        {lines.length === 0 ? words.empty : words.count({ count: lines.length })}
      </p>
      {!isSent && <SentNote {...props} />}
      <ul className="flex flex-col-reverse gap-1.5">
        {lines.map((line) => (
          <li key={line} className="surface-raised flex items-center gap-2 pl-4">
            <span className="min-w-0 grow wrap-anywhere">{line}</span>
            <Button
              variant="quiet"
              className="min-h-12 min-w-12 px-0!"
              aria-label={words.remove({ line })}
              onClick={() => remove(line)}
            >
              <X className="size-5" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Longest line of a list, in characters. */
const LINE_MAX = 60;

interface LineProps {
  readonly onType: (text: string) => void;
  readonly onAdd: (line: string) => void;
}

function LineForm({ onType, onAdd }: LineProps) {
  const words = phoneCardsText.list;
  const [line, setLine] = useState('');
  const type = (text: string) => {
    setLine(text);
    onType(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '') return;
    onAdd(line);
    setLine('');
  };
  return (
    <form className="flex items-end gap-2" onSubmit={submit}>
      <div className="min-w-0 grow">
        <TextField
          label={words.label}
          value={line}
          onChange={type}
          maxLength={LINE_MAX}
          autoComplete="off"
          enterKeyHint="enter"
        />
      </div>
      <Button type="submit" variant="primary" className="min-h-12">
        {words.add}
      </Button>
    </form>
  );
}
