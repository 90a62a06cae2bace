import { phoneText } from '#sentences/phone.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** The host has to say yes first. */
export function Waiting() {
  return (
    <div className="surface-paper m-auto flex w-full flex-col gap-4 p-6 text-center">
      <h1 className="text-3xl">{phoneText.waiting.title}</h1>
      <Spinner size="large" label={phoneText.waiting.seat} />
      <p className="text-fg-soft">{phoneText.waiting.stay}</p>
    </div>
  );
}
