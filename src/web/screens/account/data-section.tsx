import { Download } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from './section.tsx';

/** Everything that is held, as a file; and the way out. */
export function DataSection() {
  return (
    <Section title="Your data">
      <p className="text-fg-soft">Everything that Riffle has of you, as one file.</p>
      <div className="flex flex-wrap gap-3">
        <a href="/api/account/data" download className={buttonClass()}>
          <Download aria-hidden="true" className="size-5" />
          Download My Data
        </a>
        <ButtonLink to="/data-deletion" variant="danger">
          Delete My Account
        </ButtonLink>
      </div>
    </Section>
  );
}
