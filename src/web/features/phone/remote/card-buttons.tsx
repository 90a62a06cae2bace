import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw, Undo2 } from 'lucide-react';
import type { WireAction } from '#contract/room-actions.ts';
import type { HostView } from '#domain/room/host.ts';
import type { PhoneCard, PhoneTable } from '#domain/room/view.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';

interface Props {
  readonly card: PhoneCard;
  readonly table: PhoneTable;
  readonly host: HostView;
  readonly act: (action: WireAction) => void;
}

/** Showing what is on the card, the clock, and undo. */
export function CardButtons({ card, table, host, act }: Props) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {card.play !== 'secret' && <ShowButtons {...{ card, host, act }} />}
      <TableButtons table={table} act={act} />
    </div>
  );
}

function ShowButtons({ card, host: { shown, hasHint, isClosable }, act }: Omit<Props, 'table'>) {
  const words = phoneCardsText.remote;
  const { play } = card;
  const isVote = play === 'vote';
  const turn = (side: 'hint' | 'answer') => act({ type: 'SHOW', side, isShown: !shown[side] });
  const { show, hide } = words.turned[play === 'vote' || play === 'list' ? play : 'answer'];
  return (
    <>
      {!isVote && hasHint && (
        <Act onPress={() => turn('hint')}>{shown.hint ? words.hideHint : words.showHint}</Act>
      )}
      <Act onPress={() => turn('answer')}>{shown.answer ? hide : show}</Act>
      {isClosable && <Act onPress={() => act({ type: 'CLOSE' })}>{words.close}</Act>}
      {card.buzz && <Act onPress={() => act({ type: 'FREE_BUZZER' })}>{words.free}</Act>}
    </>
  );
}

function TableButtons({ table, act }: Pick<Props, 'table' | 'act'>) {
  const words = phoneCardsText.remote;
  const { isPaused, scored } = table;
  const onTable = (type: PlainAct) => act({ type: 'TABLE', action: { type } });
  return (
    <>
      <Act onPress={() => onTable(isPaused ? 'RESUME_GAME' : 'PAUSE_GAME')}>
        {isPaused ? <Play {...ICON} /> : <Pause {...ICON} />}
        {isPaused ? words.resume : words.pause}
      </Act>
      <Act onPress={() => onTable('RESET_TIMER')}>
        <RotateCcw {...ICON} />
        {words.reset}
      </Act>
      {scored && (
        <Act onPress={() => onTable('UNDO_SCORE')}>
          <Undo2 {...ICON} />
          {words.undo}
        </Act>
      )}
    </>
  );
}

/** Under the thumb, however long the rest is. */
export function TurnButtons({ card, act }: Pick<Props, 'card' | 'act'>) {
  const words = phoneCardsText.remote;
  const { number, total } = card;
  const onTable = (type: PlainAct) => act({ type: 'TABLE', action: { type } });
  return (
    <div className="sticky bottom-0 -mx-3 -mb-4 grid grid-cols-[2fr_3fr] gap-2 border-t border-line bg-table-deep px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Act onPress={() => onTable('GO_BACK')} isOff={number === 1}>
        <ChevronLeft {...ICON} />
        {words.previous}
      </Act>
      <Act variant="primary" onPress={() => onTable('ADVANCE')} isOff={number === total}>
        {words.next}
        <ChevronRight {...ICON} />
      </Act>
    </div>
  );
}

type PlainAct = 'ADVANCE' | 'GO_BACK' | 'PAUSE_GAME' | 'RESUME_GAME' | 'RESET_TIMER' | 'UNDO_SCORE';

const ICON = { className: 'size-5 shrink-0', 'aria-hidden': true } as const;

interface ActProps {
  readonly variant?: ButtonVariant;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Act({ variant, isOff = false, onPress, children }: ActProps) {
  return (
    <Button
      variant={variant}
      className="min-h-13 gap-1.5! px-2!"
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
