import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { libraryText } from '#sentences/library.ts';
import { Button } from '#web/ui/button.tsx';
import { NewDeckDialog } from './new-deck-dialog.tsx';

/** Begins a deck of the host's own; it costs nothing. */
export function NewDeckButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <SquarePen aria-hidden="true" className="size-5" />
        {libraryText.newDeck.title}
      </Button>
      {isOpen && <NewDeckDialog onClose={() => setOpen(false)} />}
    </>
  );
}
