import type { FormEvent } from 'react';
import { useState } from 'react';
import { accountText } from '#sentences/accounts.ts';
import { confirmReset } from '#web/platform/api/accounts.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { RESET, accountSentence } from '#web/platform/session/account-sentences.ts';
import { NewPasswordFields } from '#web/features/accounts/dialogs/new-password-fields.tsx';
import { useNewPassword } from '#web/features/accounts/dialogs/use-new-password.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { Sentence } from '#web/ui/sentence.tsx';

interface Props {
  readonly code: string;
  readonly email: string;
  readonly onDone: () => void;
  /** The link has been used or has expired meanwhile. */
  readonly onInvalid: (sentence: string) => void;
}

/** The new password, typed twice (RESET-02, RULE-17, ERR-RESET-05 to -07). */
export function ResetForm({ code, email, onDone, onInvalid }: Props) {
  const { form, isBusy, failure, submit } = useReset({ code, onDone, onInvalid });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-lg">
        <Sentence
          of={accountText.reset.whose}
          parts={{ email: <strong className="break-all">{email}</strong> }}
        />
      </p>
      <Username email={email} />
      <NewPasswordFields
        words={accountText.newPassword}
        fields={form.fields}
        errors={form.errors}
        onType={form.type}
      />
      {failure !== undefined && <MessageBox tone="bad">{failure}</MessageBox>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={isBusy}
        disabled={!form.isComplete || isBusy}
      >
        {accountText.reset.submit}
      </Button>
    </form>
  );
}

/** What is typed, and sending it with the code of the link. */
function useReset({ code, onDone, onInvalid }: Omit<Props, 'email'>) {
  const form = useNewPassword();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !form.isComplete || !form.check()) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await confirmReset(code, form.fields.password);
      onDone();
    } catch (error) {
      const sentence = accountSentence(error, RESET);
      const isOver = error instanceof Problem && /^reset-(?:expired|invalid)$/.test(error.code);
      if (isOver) onInvalid(sentence);
      else setFailure(sentence);
    } finally {
      setBusy(false);
    }
  }

  return { form, isBusy, failure, submit };
}

/** Tells a password manager whose password this is. */
function Username({ email }: { readonly email: string }) {
  return (
    <input
      className="sr-only"
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
