import { stageText } from '#sentences/stage.ts';
import { Button } from '#web/ui/button.tsx';
import { CardFace } from '#web/ui/card-face.tsx';

interface Props {
  /** It has only just been asked for. */
  readonly isLooking: boolean;
  readonly onBecome: () => void;
}

/** A stage without a console: it goes on by itself when one is back, or becomes one. */
export function NoConsole({ isLooking, onBecome }: Props) {
  const { title, text } = isLooking ? stageText.looking : stageText.gone;
  return (
    <main className="surface-table grid place-items-center p-4">
      <CardFace suit="free" variant={1} className="w-[min(100%,max(34rem,76vh))]">
        <div className="flex flex-col items-center gap-6 py-8 text-center" role="status">
          <h1 className="text-[max(2.25rem,5vh)]">{title}</h1>
          <p className="font-sans text-[max(1.125rem,2.65vh)] text-fg-soft">{text}</p>
          {!isLooking && (
            <Button variant="primary" size="large" onClick={onBecome}>
              {stageText.gone.become}
            </Button>
          )}
        </div>
      </CardFace>
    </main>
  );
}
