// Where a player types the code that the big screen shows.
import { useState, type FormEvent } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import { RoomCode } from '#contract/rooms.ts';
import { roomAddress } from '#contract/paths.ts';
import { phoneText } from '#sentences/phone.ts';
import { sessionText } from '#sentences/session.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { getDoor } from '#web/platform/api/rooms.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusFirst } from '#web/ui/focus-first.ts';
import { CodeField } from './door/code-field.tsx';
import { PhonePage } from './phone-page.tsx';

export function JoinScreen() {
  const { status } = useSession();
  const words = phoneText.code;
  return (
    <PhonePage title={words.title}>
      {status === 'demo' ? <p>{words.notHere({ why: sessionText.notAvailable })}</p> : <CodeForm />}
    </PhonePage>
  );
}

function CodeForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const look = async (): Promise<void> => {
    const code = RoomCode.safeParse(typed);
    if (!code.success) return setError(phoneText.code.wrongForm);
    setBusy(true);
    try {
      await getDoor(code.data);
      navigate(roomAddress(code.data));
    } catch (failure) {
      setError(sentenceOf(failure, phoneText.door.failed));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void look();
  };
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  return (
    <form ref={focusFirst} className="flex flex-col gap-4" onSubmit={submit} noValidate>
      <CodeField value={typed} onChange={type} error={error} />
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {phoneText.code.go}
      </Button>
    </form>
  );
}
