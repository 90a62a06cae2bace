// Help & Support: two ways to write to us, the questions that come up, and once more the address (SUPPORT-01).
import { Bug, Mail } from 'lucide-react';
import type { ComponentType } from 'react';
import { SUPPORT_HOURS } from '#contract/promises.ts';
import { useContacts } from '#web/platform/session/contacts.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Faq } from './faq.tsx';
import { CREDITS_AND_BILLING, GENERAL, TECHNICAL } from './questions.tsx';

export function SupportScreen() {
  const { supportEmail } = useContacts();
  return (
    <Page title="Help & Support">
      <div className="grid gap-4 sm:grid-cols-2">
        <MailCard
          icon={Mail}
          title="Email Support"
          text="A question, a wish, a refund."
          to={supportEmail}
          subject="A question about Riffle"
        />
        <MailCard
          icon={Bug}
          title="Report a Bug"
          text="Tell us what you did, what you saw, and on which device."
          to={supportEmail}
          subject="A bug in Riffle"
        />
      </div>
      <FrequentQuestions />
      <section aria-labelledby="more" className="surface-raised p-[clamp(1.25rem,4vw,2rem)]">
        <h2 id="more" className="text-2xl">
          Still need help?
        </h2>
        <p className="mt-3 text-lg">
          Write to <MailLink to={supportEmail} />. We answer within {SUPPORT_HOURS} hours.
        </p>
      </section>
    </Page>
  );
}

function FrequentQuestions() {
  return (
    <section aria-labelledby="faq" className="surface-raised p-[clamp(1.25rem,4vw,2rem)]">
      <h2 id="faq" className="mb-4 text-2xl">
        Frequently Asked Questions
      </h2>
      <Tabs
        label="Questions about"
        tabs={[
          { id: 'general', title: 'General', content: <Faq questions={GENERAL} /> },
          {
            id: 'credits',
            title: 'Credits & Billing',
            content: <Faq questions={CREDITS_AND_BILLING} />,
          },
          { id: 'technical', title: 'Technical', content: <Faq questions={TECHNICAL} /> },
        ]}
      />
    </section>
  );
}

interface MailCardProps {
  readonly icon: ComponentType<{ className: string; 'aria-hidden': true }>;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly subject: string;
}

function MailCard({ icon: Icon, title, text, to, subject }: MailCardProps) {
  return (
    <section className="surface-raised flex flex-col gap-2 p-[clamp(1.25rem,4vw,1.75rem)]">
      <h2 className="flex items-center gap-3 text-xl">
        <Icon className="size-6 text-lamp" aria-hidden={true} />
        {title}
      </h2>
      <p className="text-fg-soft">{text}</p>
      <p className="mt-auto pt-2">
        <MailLink to={to} subject={subject} />
      </p>
    </section>
  );
}
