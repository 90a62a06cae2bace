import { PATHS } from '#contract/paths.ts';
import { privacyText } from '#sentences/privacy.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** What everybody can ask for, and where (PRIVACY-08). */
export function TheirRights({ privacyEmail }: { readonly privacyEmail: string }) {
  const { rights } = privacyText;
  return (
    <>
      <ul>
        <li>
          <Sentence
            of={rights.access}
            parts={{ link: <TextLink to={PATHS.account}>{rights.accessLink}</TextLink> }}
          />
        </li>
        <li>{rights.correction}</li>
        <li>
          <Sentence
            of={rights.deletion}
            parts={{ link: <TextLink to={PATHS.deletion}>{rights.deletionLink}</TextLink> }}
          />
        </li>
        <li>{rights.optOut}</li>
      </ul>
      <p>
        <Sentence of={rights.byMail} parts={{ email: <MailLink to={privacyEmail} /> }} />
      </p>
    </>
  );
}
