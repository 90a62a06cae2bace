import { ENTRIES_A_PAGE, type CreditEntry } from '#contract/payments.ts';
import { statementText } from '#sentences/billing.ts';
import type { StatementPage } from '#web/platform/api/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { entryWords } from './entry-words.ts';
import styles from './entries.module.css';

interface EntriesProps {
  readonly statement: StatementPage;
  readonly onPage: (page: number) => void;
}

/** What, when, how many, balance after; newest first. */
export function Entries({ statement, onPage }: EntriesProps) {
  const { entries, total, page } = statement;
  const last = Math.max(1, Math.ceil(total / ENTRIES_A_PAGE));
  if (total === 0) return <p className="text-lg">{statementText.nothing}</p>;
  return (
    <>
      <div className="surface-raised overflow-x-auto">
        <table className={styles['table']}>
          <caption className="sr-only">{statementText.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{statementText.when}</th>
              <th scope="col">{statementText.what}</th>
              <th scope="col">{statementText.credits}</th>
              <th scope="col">{statementText.balance}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      {last > 1 && <Pages page={page} last={last} onPage={onPage} />}
    </>
  );
}

interface PagesProps {
  readonly page: number;
  readonly last: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, last, onPage }: PagesProps) {
  return (
    <nav aria-label={statementText.pages} className="flex items-center justify-center gap-4">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {statementText.newer}
      </Button>
      <span role="status">{statementText.page({ page, last })}</span>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        {statementText.older}
      </Button>
    </nav>
  );
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

function Row({ entry }: { readonly entry: CreditEntry }) {
  const { amount, balanceAfter, createdAt } = entry;
  return (
    <tr>
      <td className="text-fg-soft">
        {/* In two lines at most, also on a phone. */}
        <time dateTime={new Date(createdAt).toISOString()}>
          <Sentence
            of={statementText.dayAndTime}
            parts={{
              dayFirst: (
                <span className="whitespace-nowrap">
                  {statementText.dayFirst({ day: DAY.format(createdAt) })}
                </span>
              ),
              time: <span className="whitespace-nowrap">{TIME.format(createdAt)}</span>,
            }}
          />
        </time>
      </td>
      <th scope="row">{entryWords(entry)}</th>
      <td className={classes('tabular-nums', amount > 0 && 'text-good')}>
        {amount > 0 ? `+${amount}` : `−${-amount}`}
      </td>
      <td className="tabular-nums">{balanceAfter}</td>
    </tr>
  );
}
