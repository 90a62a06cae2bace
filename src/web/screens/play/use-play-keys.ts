import { useEffect, useEffectEvent } from 'react';
import { commandOf, focusOf, type Command } from '#web/screens/play/keys.ts';

/** Listens on the whole page for as long as the screen is there. */
export function usePlayKeys(commands: Readonly<Record<Command, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const command = commandOf(event, focusOf(event.target));
    if (command === undefined) return;
    event.preventDefault();
    commands[command]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
