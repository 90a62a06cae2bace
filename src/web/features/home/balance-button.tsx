import { homeText } from '#sentences/home.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { GemCount } from '#web/ui/gem.tsx';
import { useOpenCredits } from '#web/platform/session/credits-context.ts';

/** The live balance; pressed, it opens the packs (WHAT-06, HOME-10). */
export function BalanceButton() {
  const { credits } = useSession();
  const openCredits = useOpenCredits();
  return (
    <button
      type="button"
      className="min-h-11 rounded-full border border-line bg-table/60 px-2.5 py-1.5 sm:px-3.5"
      title={homeText.getCredits}
      aria-label={homeText.balance({ credits })}
      onClick={openCredits}
    >
      <GemCount credits={credits} />
    </button>
  );
}
