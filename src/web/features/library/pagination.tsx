import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { libraryText } from '#sentences/library.ts';
import { lastPage, offeredPages, showing, typedPage } from './pages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

interface PaginationProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** First, previous, up to five numbers, next, last; on wide screens a number to type (LIB-14). */
export function Pagination({ page, size, total, onPage }: PaginationProps) {
  const last = lastPage(total, size);
  const back = { isOff: page === 1, onPage };
  const on = { isOff: page === last, onPage };
  return (
    <nav aria-label={libraryText.pages} className="flex flex-col items-center gap-4">
      {last > 1 && (
        <div className="flex flex-wrap items-center justify-center gap-2">
          <Turn label={libraryText.firstPage} icon={ChevronFirst} to={1} {...back} />
          <Turn label={libraryText.previousPage} icon={ChevronLeft} to={page - 1} {...back} />
          {offeredPages(page, last).map((number) => (
            <Button
              key={number}
              variant={number === page ? 'primary' : 'secondary'}
              aria-label={libraryText.page({ page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </Button>
          ))}
          <Turn label={libraryText.nextPage} icon={ChevronRight} to={page + 1} {...on} />
          <Turn label={libraryText.lastPage} icon={ChevronLast} to={last} {...on} />
          <GoTo last={last} onPage={onPage} />
        </div>
      )}
      <p role="status" className="text-fg-soft">
        {showing(page, size, total)}
      </p>
    </nav>
  );
}

interface TurnProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The page that it leads to. */
  readonly to: number;
  readonly isOff: boolean;
  readonly onPage: (page: number) => void;
}

function Turn({ label, icon: Icon, to, isOff, onPage }: TurnProps) {
  return (
    <Button aria-label={label} disabled={isOff} onClick={() => onPage(to)}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}

function GoTo({
  last,
  onPage,
}: {
  readonly last: number;
  readonly onPage: (page: number) => void;
}) {
  const [text, setText] = useState('');
  const page = typedPage(text, last);
  const isWrong = text !== '' && page === undefined;
  function go(event: FormEvent) {
    event.preventDefault();
    if (page === undefined) return;
    onPage(page);
    setText('');
  }
  return (
    <form noValidate className="ml-2 w-28 self-end max-md:hidden" onSubmit={go}>
      <TextField
        label={libraryText.goTo}
        inputMode="numeric"
        value={text}
        onChange={setText}
        error={isWrong ? libraryText.noSuchPage({ last }) : undefined}
      />
    </form>
  );
}
