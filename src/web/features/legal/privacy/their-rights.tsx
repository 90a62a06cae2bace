import { PATHS } from '#contract/paths.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What everybody can ask for, and where (PRIVACY-08). */
export function TheirRights({ privacyEmail }: { readonly privacyEmail: string }) {
  return (
    <>
      <ul>
        <li>
          Access and portability: <TextLink to={PATHS.account}>your account page</TextLink>{' '}
          downloads everything that is kept about you, as one file.
        </li>
        <li>Correction: address and password there, games and cards in My Games.</li>
        <li>
          Deletion: <TextLink to={PATHS.deletion}>ask for it here</TextLink>.
        </li>
        <li>Opt-out: there are no newsletters and no tracking to opt out of.</li>
      </ul>
      <p>
        For all of this, and for whatever is missing, you can also write to{' '}
        <MailLink to={privacyEmail} />.
      </p>
    </>
  );
}
