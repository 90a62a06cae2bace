import { ENTRIES_A_PAGE, type CreditEntry, type Statement } from '#contract/payments.ts';
import { Button } from '#web/ui/button.tsx';
import { entryWords } from './entry-words.ts';

interface EntriesProps {
  readonly statement: Statement;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What, when, how many, balance after; newest first. */
export function Entries({ statement, page, onPage }: EntriesProps) {
  const { entries, total } = statement;
  const last = Math.max(1, Math.ceil(total / ENTRIES_A_PAGE));
  if (total === 0) return <p className="text-lg">Nothing has come or gone yet.</p>;
  return (
    <>
      <div className="surface-raised overflow-x-auto">
        <table className="statement">
          <caption className="sr-only">Your statement, newest first</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col" className="text-right">
                Credits
              </th>
              <th scope="col" className="text-right">
                Balance
              </th>
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
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span role="status">
        Page {page} of {last}
      </span>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        Older
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
          <span className="whitespace-nowrap">{DAY.format(createdAt)},</span>{' '}
          <span className="whitespace-nowrap">{TIME.format(createdAt)}</span>
        </time>
      </td>
      <th scope="row">{entryWords(entry)}</th>
      <td className={`text-right tabular-nums ${amount > 0 ? 'text-good' : ''}`}>
        {amount > 0 ? `+${amount}` : `−${-amount}`}
      </td>
      <td className="text-right tabular-nums">{balanceAfter}</td>
    </tr>
  );
}
