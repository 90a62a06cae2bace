import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
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
  return (
    <nav aria-label="Pages" className="flex flex-col items-center gap-4">
      {last > 1 && (
        <div className="flex flex-wrap items-center justify-center gap-2">
          <Button aria-label="First page" disabled={page === 1} onClick={() => onPage(1)}>
            <ChevronFirst aria-hidden="true" className="size-5" />
          </Button>
          <Button aria-label="Previous page" disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          {offeredPages(page, last).map((number) => (
            <Button
              key={number}
              variant={number === page ? 'primary' : 'secondary'}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </Button>
          ))}
          <Button aria-label="Next page" disabled={page === last} onClick={() => onPage(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
          <Button aria-label="Last page" disabled={page === last} onClick={() => onPage(last)}>
            <ChevronLast aria-hidden="true" className="size-5" />
          </Button>
          <GoTo last={last} onPage={onPage} />
        </div>
      )}
      <p role="status" className="text-fg-soft">
        {showing(page, size, total)}
      </p>
    </nav>
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
    <form noValidate className="library-goto" onSubmit={go}>
      <TextField
        label="Go to"
        inputMode="numeric"
        value={text}
        onChange={setText}
        error={isWrong ? `A page from 1 to ${last}` : undefined}
      />
    </form>
  );
}
