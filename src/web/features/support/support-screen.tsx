// Help & Support: two ways to write to us, the questions that come up, and once more the address (SUPPORT-01).
import { Bug, Mail } from 'lucide-react';
import type { ComponentType } from 'react';
import { SUPPORT_HOURS } from '#contract/promises.ts';
import { supportText } from '#sentences/support.ts';
import { useContacts } from '#web/platform/session/contacts.ts';
import { MailLink } from '#web/ui/mail-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Faq } from './faq.tsx';
import { creditQuestions, generalQuestions, technicalQuestions } from './questions.tsx';

export function SupportScreen() {
  const { supportEmail } = useContacts();
  return (
    <Page title={supportText.title}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MailCard icon={Mail} to={supportEmail} {...supportText.mail} />
        <MailCard icon={Bug} to={supportEmail} {...supportText.bug} />
      </div>
      <FrequentQuestions />
      <section aria-labelledby="more" className="surface-raised p-[clamp(1.25rem,4vw,2rem)]">
        <h2 id="more" className="text-2xl">
          {supportText.more.title}
        </h2>
        <p className="mt-3 text-lg">
          <Sentence
            of={({ email }) => supportText.more.text({ email, hours: SUPPORT_HOURS })}
            parts={{ email: <MailLink to={supportEmail} /> }}
          />
        </p>
      </section>
    </Page>
  );
}

function FrequentQuestions() {
  const { general, credits, technical } = supportText;
  return (
    <section aria-labelledby="faq" className="surface-raised p-[clamp(1.25rem,4vw,2rem)]">
      <h2 id="faq" className="mb-4 text-2xl">
        {supportText.questions}
      </h2>
      <Tabs
        label={supportText.about}
        tabs={[
          {
            id: 'general',
            title: general.title,
            content: <Faq questions={generalQuestions()} />,
          },
          { id: 'credits', title: credits.title, content: <Faq questions={creditQuestions()} /> },
          {
            id: 'technical',
            title: technical.title,
            content: <Faq questions={technicalQuestions()} />,
          },
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
