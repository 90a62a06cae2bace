// A phone that shows the host's one-time code: a remote, or the seat of one that was lost.
import { useState, type FormEvent } from 'react';
import { PLAYER_NAME_MAX, type RoomRole } from '#contract/rooms.ts';
import { phoneText } from '#sentences/phone.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { spendPass } from '#web/platform/api/rooms.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { readLook } from '#web/features/phone/kept-look.ts';
import { PhonePage } from '#web/features/phone/phone-page.tsx';

interface Props {
  readonly code: string;
  readonly pass: string;
  readonly onUsed: (role: RoomRole) => void;
  /** It would rather have a seat of its own. */
  readonly onPlayer: () => void;
}

export function PassForm({ onPlayer, ...used }: Props) {
  const words = phoneText.pass;
  const [name, setName] = useState(() => readLook().name);
  const { isBusy, fault, problem, spend } = useSpending(used);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void spend(name.trim());
  };
  return (
    <PhonePage title={words.title}>
      <p>{words.intro}</p>
      <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
        {problem !== undefined && <MessageBox tone="bad">{problem}</MessageBox>}
        <TextField
          label={words.name}
          value={name}
          onChange={setName}
          error={fault}
          maxLength={PLAYER_NAME_MAX}
          autoComplete="nickname"
        />
        <Button type="submit" variant="primary" size="large" busy={isBusy}>
          {words.use}
        </Button>
        <Button variant="quiet" className="min-h-12" onClick={onPlayer}>
          {words.join}
        </Button>
      </form>
    </PhonePage>
  );
}

function useSpending({ code, pass, onUsed }: Omit<Props, 'onPlayer'>) {
  const [fault, setFault] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const spend = async (name: string): Promise<void> => {
    setFault(name === '' ? phoneText.door.noName : undefined);
    if (name === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      onUsed(await spendPass(code, pass, name));
    } catch (error) {
      setProblem(sentenceOf(error, phoneText.pass.failed));
      setBusy(false);
    }
  };
  return { isBusy, fault, problem, spend };
}
