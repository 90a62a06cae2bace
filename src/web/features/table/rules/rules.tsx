// The rules over the first card. What they say, and what takes them away, is fetched with them.
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { MatchState } from '#domain/match/state.ts';
import type { LyingRules } from './use-rules.ts';

interface Props {
  readonly match: MatchState;
  readonly rules: LyingRules;
}

const LateSheet = lazy<ComponentType<Props>>(() =>
  import('./rules-sheet.tsx').then(
    ({ RulesSheet }) => ({ default: RulesSheet }),
    () => ({ default: NoSheet }),
  ),
);

/** Where they can't be had the game begins without them. */
function NoSheet({ rules }: Props) {
  useEffect(() => {
    rules.putAway();
    rules.releaseClock();
  });
  return null;
}

/** They lie over the card until they are put away. */
export function Rules(props: Props) {
  return <Suspense>{props.rules.isLying && <LateSheet {...props} />}</Suspense>;
}
