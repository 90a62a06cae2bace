import { useState, type FormEvent } from 'react';
import { PLAYER_NAME_MAX, type ChangeMe } from '#contract/rooms.ts';
import type { PhoneTable, PhoneYou } from '#domain/room/view.ts';
import { phoneText } from '#sentences/phone.ts';
import { sentenceOf } from '#web/platform/api/problem.ts';
import { changeMe } from '#web/platform/api/rooms.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MessageBox } from '#web/ui/message-box.tsx';
import { keepLook, type Look } from '#web/features/phone/kept-look.ts';
import { MarkPicker } from '#web/features/phone/door/mark-picker.tsx';
import { TeamPicker } from '#web/features/phone/door/team-picker.tsx';

interface Props {
  readonly code: string;
  readonly you: PhoneYou;
  readonly table: PhoneTable;
  readonly onDone: () => void;
}

/** Another name or mark; another team while phones gather. */
export function ChangeMeForm({ code, you, table, onDone }: Props) {
  const [look, setLook] = useState({ name: you.name, shape: you.shape, colour: you.colour });
  const [team, setTeam] = useState(you.team ?? 'A');
  const { isBusy, problem, save } = useSaving(code, onDone);
  const name = look.name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== '' && !isBusy) void save({ ...look, name, ...(table.isLobby && { team }) });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      {problem !== undefined && <MessageBox tone="bad">{problem}</MessageBox>}
      <TextField
        label={phoneText.door.name}
        value={look.name}
        onChange={(next) => setLook({ ...look, name: next })}
        error={name === '' ? phoneText.door.noName : undefined}
        maxLength={PLAYER_NAME_MAX}
      />
      <MarkPicker look={look} onChange={(mark) => setLook({ ...look, ...mark })} />
      {table.teams.length > 1 && table.isLobby && (
        <TeamPicker teams={table.teams} value={team} onChange={setTeam} />
      )}
      {!table.isLobby && <p className="text-sm text-fg-soft">{phoneText.menu.teamFixed}</p>}
      <Button type="submit" variant="primary" size="large" busy={isBusy}>
        {phoneText.menu.save}
      </Button>
    </form>
  );
}

function useSaving(code: string, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (change: ChangeMe & Look): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await changeMe(code, change);
      keepLook(change);
      onDone();
    } catch (error) {
      setProblem(sentenceOf(error, phoneText.menu.notSaved));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, save };
}
