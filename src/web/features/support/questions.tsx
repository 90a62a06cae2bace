// What hosts ask, and what is true of Riffle (SUPPORT-02 to -09).
import { Info } from 'lucide-react';
import { PATHS } from '#contract/paths.ts';
import { REFUND_DAYS } from '#contract/promises.ts';
import { supportText } from '#sentences/support.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Question } from './faq.tsx';

export function generalQuestions(): readonly Question[] {
  const { create, topic, games, writer, account, phones } = supportText.general;
  return [
    { question: create.question, answer: <Steps steps={create.steps} /> },
    { question: topic.question, answer: <AnswerWithTip answer={topic.answer} tip={topic.tip} /> },
    { question: games.question, answer: <AnswerWithGames answer={games.answer} /> },
    plain(writer),
    plain(account),
    plain(phones),
  ];
}

export function creditQuestions(): readonly Question[] {
  const { cost, more, cards, refund } = supportText.credits;
  return [
    plain(cost),
    plain(more),
    plain(cards),
    plain({ ...refund, answer: refund.answer({ days: REFUND_DAYS }) }),
  ];
}

export function technicalQuestions(): readonly Question[] {
  const { loading, payment, saving, television } = supportText.technical;
  return [
    plain(loading),
    plain(payment),
    { question: saving.question, answer: <AnswerWithGames answer={saving.answer} /> },
    plain(television),
  ];
}

interface Plain {
  readonly question: string;
  readonly answer: string;
}

/** A question that one paragraph answers. */
function plain({ question, answer }: Plain): Question {
  return { question, answer: <p>{answer}</p> };
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ol className="flex list-decimal flex-col gap-1 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function AnswerWithTip({ answer, tip }: { readonly answer: string; readonly tip: string }) {
  return (
    <>
      <p>{answer}</p>
      <p>
        <Info className="mr-1 inline size-5 align-text-bottom" aria-label={supportText.info} />
        {tip}
      </p>
    </>
  );
}

interface AnswerWithGamesProps {
  /** Leads to the games where it names them. */
  readonly answer: (parts: { readonly myGames: string }) => string;
}

function AnswerWithGames({ answer }: AnswerWithGamesProps) {
  return (
    <p>
      <Sentence
        of={answer}
        parts={{ myGames: <TextLink to={PATHS.library}>{supportText.myGames}</TextLink> }}
      />
    </p>
  );
}
