import { useState, type ReactNode } from 'react';
import { WifiOff } from 'lucide-react';
import type { PhoneView, RoomRole } from '#contract/rooms.ts';
import { phoneText } from '#sentences/phone.ts';
import { RoomHeader } from './room-header.tsx';
import { RoomMenu } from './room-menu.tsx';

interface Props {
  readonly code: string;
  readonly as: RoomRole;
  readonly view: PhoneView;
  readonly isConnected: boolean;
  readonly onLeft: () => void;
  readonly children: ReactNode;
}

/** Who one is at the top, then whatever is played; a bar while the connection is lost. */
export function RoomFrame({ code, as, view, isConnected, onLeft, children }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className="surface-table flex flex-col [--lamp-y:9rem]" data-suit={view.table.category}>
      <RoomHeader view={view} onMenu={() => setMenuOpen(true)} />
      <p role="status" className="mx-auto w-full max-w-xl px-3 empty:hidden">
        {!isConnected && (
          <span className="flex items-center gap-2 rounded-xl border border-line bg-table-raised px-3 py-2 font-semibold">
            <WifiOff className="size-5 shrink-0" aria-hidden="true" />
            {phoneText.line.again}
          </span>
        )}
      </p>
      <main className="mx-auto flex w-full max-w-xl grow flex-col gap-3 px-3 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {children}
      </main>
      <RoomMenu
        {...{ code, as, view, onLeft }}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
      />
    </div>
  );
}
