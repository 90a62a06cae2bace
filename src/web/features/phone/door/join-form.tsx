import { useState, type FormEvent } from 'react';
import { PLAYER_NAME_MAX, type RoomDoor } from '#contract/rooms.ts';
import type { TeamId } from '#domain/match/teams.ts';
import { phoneText } from '#sentences/phone.ts';
import { isProblem, sentenceOf } from '#web/platform/api/problem.ts';
import { joinRoom } from '#web/platform/api/rooms.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { keepLook, readLook } from '#web/features/phone/kept-look.ts';
import { MarkField } from './mark-field.tsx';
import { TeamPicker } from './team-picker.tsx';

interface Props {
  readonly door: RoomDoor;
  readonly onJoined: () => void;
  /** Nobody can join any more: what the door says is out of date. */
  readonly onClosed: () => void;
}

/** Name, mark and team of somebody who wants in. */
export function JoinForm({ door, onJoined, onClosed }: Props) {
  const [look, setLook] = useState(readLook);
  const [team, setTeam] = useState<TeamId>(() => anyTeam(door));
  const { isBusy, problem, fault, join } = useJoining({ door, onJoined, onClosed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void join({ ...look, team });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {problem !== undefined && <MessageBox tone="bad">{problem}</MessageBox>}
      <TextField
        label={phoneText.door.name}
        value={look.name}
        onChange={(name) => setLook({ ...look, name })}
        error={fault}
        maxLength={PLAYER_NAME_MAX}
        autoComplete="nickname"
        enterKeyHint="done"
      />
      <MarkField look={look} onChange={(mark) => setLook({ ...look, ...mark })} />
      {door.teams.length > 1 && <TeamPicker teams={door.teams} value={team} onChange={setTeam} />}
      {door.joining === 'ask' && <p className="text-fg-soft">{phoneText.door.asks}</p>}
      {!door.isLobby && <p className="text-fg-soft">{phoneText.door.begun}</p>}
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {phoneText.door.join}
      </Button>
    </form>
  );
}

/** Any of them, so that the first is not everybody's. */
function anyTeam({ teams }: RoomDoor): TeamId {
  return teams[Math.floor(Math.random() * teams.length)]?.id ?? 'A';
}

function useJoining({ door, onJoined, onClosed }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fault, setFault] = useState<string>();
  const join = async (wish: Parameters<typeof joinRoom>[1]): Promise<void> => {
    const name = wish.name.trim();
    setFault(name === '' ? phoneText.door.noName : undefined);
    if (name === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      await joinRoom(door.code, { ...wish, name });
      keepLook({ name, shape: wish.shape ?? 'circle', colour: wish.colour ?? 0 });
      onJoined();
    } catch (error) {
      if (isProblem(error, 'room-closed')) onClosed();
      setProblem(sentence(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, fault, join };
}

/** What is wrong, and what to do about it. */
function sentence(error: unknown): string {
  const said = sentenceOf(error, phoneText.door.failedToJoin);
  if (isProblem(error, 'room-full')) return `${said}\n${phoneText.todo.full}`;
  if (isProblem(error, 'seat-removed')) return `${said}\n${phoneText.todo.removed}`;
  return said;
}
