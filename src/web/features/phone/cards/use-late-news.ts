import { useEffect, useRef } from 'react';
import { phoneCardsText } from '#sentences/phone-cards.ts';
import { useAlerts } from '#web/ui/alert-context.ts';
import type { Given } from '#web/features/phone/room/answers.ts';

/** An answer that waited for the connection and came too late for its card, which is gone, is told of. */
export function useLateNews(given: Given | null, key: string): void {
  const { toast } = useAlerts();
  const told = useRef<Given>(undefined);
  useEffect(() => {
    if (given?.state !== 'late' || given.key === key || told.current === given) return;
    told.current = given;
    toast(phoneCardsText.sending.lateEarlier);
  }, [given, key, toast]);
}
