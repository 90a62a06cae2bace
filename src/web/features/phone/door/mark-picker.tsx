import { PLAYER_COLOURS, PLAYER_SHAPES, type PlayerShape } from '#domain/room/answers.ts';
import { phoneText } from '#sentences/phone.ts';
import { PlayerMark } from '#web/ui/player-mark.tsx';
import { Choices } from './choices.tsx';

export interface Mark {
  readonly shape: PlayerShape;
  readonly colour: number;
}

interface Props {
  readonly look: Mark;
  readonly onChange: (mark: Mark) => void;
}

const COLOURS = Array.from({ length: PLAYER_COLOURS }, (_, colour) => colour);

/** One of six shapes, in one of eight colours; each is named too. */
export function MarkPicker({ look, onChange }: Props) {
  const { shape, colour } = look;
  const words = phoneText.look;
  return (
    <>
      <Choices
        label={words.shape}
        name="shape"
        value={shape}
        onChange={(next) => onChange({ shape: next, colour })}
        className="grid-cols-6 max-xs:grid-cols-3"
        choices={PLAYER_SHAPES.map((each) => ({
          value: each,
          label: words.shapes[each],
          face: <PlayerMark shape={each} colour={colour} className="size-8" />,
        }))}
      />
      <Choices
        label={words.colour}
        name="colour"
        value={colour}
        onChange={(next) => onChange({ shape, colour: next })}
        className="grid-cols-4"
        choices={COLOURS.map((each) => ({
          value: each,
          label: words.colours[each] ?? '',
          face: <PlayerMark shape={shape} colour={each} className="size-8" />,
        }))}
      />
    </>
  );
}
