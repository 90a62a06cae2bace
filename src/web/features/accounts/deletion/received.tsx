import { PATHS } from '#contract/paths.ts';
import { DELETION_DAYS, DELETION_MAIL_HOURS } from '#contract/promises.ts';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { longDate } from '#web/ui/long-date.ts';

interface ReceivedProps {
  readonly email: string;
  readonly dueAt: number;
}

/** What happens now (DELETE-07 to -09). */
export function Received({ email, dueAt }: ReceivedProps) {
  return (
    <section
      role="status"
      className="surface-raised flex flex-col gap-4 p-[clamp(1.25rem,4vw,2rem)]"
    >
      <h2 className="text-2xl">Request Received</h2>
      <p className="text-lg">
        A confirmation email was sent to <strong>{email}</strong>. Your request is processed within{' '}
        {DELETION_DAYS} days, by {longDate(dueAt)}; then all data of yours is permanently removed.
      </p>
      <h3 className="text-xl">Next steps</h3>
      <ol className="flex list-decimal flex-col gap-1 pl-6">
        <li>You get the confirmation email within {DELETION_MAIL_HOURS} hours.</li>
        <li>Your account is deactivated immediately: you are signed out everywhere.</li>
        <li>Your data is deleted within {DELETION_DAYS} days.</li>
        <li>A final confirmation comes when that is complete.</li>
      </ol>
      <p>Changed your mind? Until then, the link in the email keeps your account.</p>
      <ButtonTo to={PATHS.home} variant="primary" size="large" className="self-start">
        Return to Home
      </ButtonTo>
    </section>
  );
}
