import { useEffect, useEffectEvent } from 'react';
import type { TeamId } from '#game/teams.ts';
import { keys } from '#web/play/switches.ts';
import { commandOf, focusOf, type Command } from '#web/screens/play/keys.ts';

/** Listens on the whole page for as long as the screen is there, unless the keys are switched off. */
export function usePlayKeys(commands: Readonly<Record<Command, (team?: TeamId) => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !keys.isOn()) return;
    const pressed = commandOf(event, focusOf(event.target));
    if (pressed === undefined) return;
    event.preventDefault();
    commands[pressed.command](pressed.team);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
