import { PATHS } from '#contract/paths.ts';
import { DELETION_DAYS, DELETION_MAIL_HOURS } from '#contract/promises.ts';
import { deletionText } from '#sentences/accounts-deletion.ts';
import { commonText } from '#sentences/common.ts';
import { ButtonTo } from '#web/ui/button-to.tsx';
import { longDate } from '#web/ui/long-date.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import type { Received as DeletionReceived } from './use-deletion-form.ts';

/** What happens now (DELETE-07 to -09). */
export function Received({ email, dueAt, mailed = true }: DeletionReceived) {
  const { received } = deletionText;
  const when = { days: DELETION_DAYS, date: longDate(dueAt) };
  return (
    <section
      role="status"
      className="surface-raised flex flex-col gap-4 p-[clamp(1.25rem,4vw,2rem)]"
    >
      <h2 className="text-2xl">{received.heading}</h2>
      <p className="text-lg">
        {mailed ? (
          <Sentence
            of={(parts) => received.text({ ...parts, ...when })}
            parts={{ email: <strong>{email}</strong> }}
          />
        ) : (
          received.processed(when)
        )}
      </p>
      <h3 className="text-xl">{received.next}</h3>
      <ol className="flex list-decimal flex-col gap-1 pl-6">
        {mailed && <li>{received.mail({ hours: DELETION_MAIL_HOURS })}</li>}
        <li>{received.deactivated}</li>
        <li>{received.deleted({ days: DELETION_DAYS })}</li>
        {mailed && <li>{received.final}</li>}
      </ol>
      <p>{mailed ? received.changedMind : received.refused({ email })}</p>
      <ButtonTo to={PATHS.home} variant="primary" size="large" className="self-start">
        {commonText.returnToHome}
      </ButtonTo>
    </section>
  );
}
