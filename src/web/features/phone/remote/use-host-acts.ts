import { useState } from 'react';
import type { WireAction } from '#contract/room-actions.ts';
import type { PhoneView, RoomRole, Ruling } from '#contract/rooms.ts';
import { judgingText } from '#sentences/judging.ts';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { newRequestId } from '#web/platform/api/generations.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { sendAction, sendRuling } from '#web/platform/api/rooms.ts';

interface Room {
  readonly code: string;
  readonly as: RoomRole;
  readonly view: PhoneView;
}

/** What a remote does, and what is to be said of the last act. */
export function useHostActs({ code, as, view }: Room) {
  const [note, setNote] = useState('');
  const send = async (action: WireAction): Promise<void> => {
    const { table, events } = view;
    if (!table.card) return;
    try {
      const id = newRequestId();
      const { state } = await sendAction(code, as, { id, key: table.card.key, events, action });
      setNote(state === 'stale' ? phoneCardsText.remote.stale : '');
    } catch (error) {
      setNote(sentenceOf(error, phoneCardsText.remote.failed));
    }
  };
  const rule = async (ruling: Ruling): Promise<void> => {
    try {
      await sendRuling(code, as, ruling);
      setNote('');
    } catch (error) {
      setNote(sentenceOf(error, judgingText.failed));
    }
  };
  return {
    note,
    act: (action: WireAction) => void send(action),
    rule: (ruling: Ruling) => void rule(ruling),
  };
}
