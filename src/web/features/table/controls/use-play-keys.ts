import { useEffectEvent, useLayoutEffect } from 'react';
import type { TeamId } from '#domain/match/teams.ts';
import { keys } from '#web/platform/match/switches.ts';
import { commandOf, focusOf, letsGo, type Command } from './keys.ts';

/** A finger focuses only after it has gone up; a mouse that goes up elsewhere clicks nothing. */
const POINTER_SIGNS = ['pointerup', 'click'] as const;

/**
 * Listens on the whole page for as long as the screen is there, unless the keys are switched off. A button
 * that was pressed by pointer lets go of the focus: the next Space would press it again.
 */
export function usePlayKeys(commands: Readonly<Record<Command, (team?: TeamId) => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !keys.isOn()) return;
    const pressed = commandOf(event, focusOf(event.target));
    if (pressed === undefined) return;
    event.preventDefault();
    commands[pressed.command](pressed.team);
  });
  // As soon as the table is drawn: a press that comes before is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    for (const sign of POINTER_SIGNS) document.addEventListener(sign, letGo, { capture: true });
    return () => {
      document.removeEventListener('keydown', listen);
      for (const sign of POINTER_SIGNS) {
        document.removeEventListener(sign, letGo, { capture: true });
      }
    };
  }, []);
}

/** Before anybody hears of the press: a dialog that it opens gives the focus back to the page, not to the button. */
function letGo(event: MouseEvent): void {
  if (!keys.isOn()) return;
  // A click without a pointer is the keyboard's, or a screen reader's.
  if (event.type === 'click' && event.detail === 0) return;
  if (letsGo(document.activeElement)) document.activeElement.blur();
}
