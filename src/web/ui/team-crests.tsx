// The crests of the teams on the page: their shapes by context, their colours by a rule about the whole document,
// which dialogs are part of too.
import { useLayoutEffect, type ReactNode } from 'react';
import { CREST_IDS, DEFAULT_CRESTS, type TeamCrests } from '#domain/match/crests.ts';
import { TEAM_IDS } from '#domain/match/teams.ts';
import { CrestsContext } from './crests-context.ts';

interface Props {
  /** Undefined where nobody has chosen. */
  readonly of: TeamCrests | undefined;
  readonly children: ReactNode;
}

/** Whatever is drawn in here, and in a team's colour (`--team-a` to `--team-d`), is so by these crests. */
export function Crests({ of: crests, children }: Props) {
  const rule = crests && colourRule(crests);
  useLayoutEffect(() => {
    if (rule === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rule]);
  return <CrestsContext value={crests ?? DEFAULT_CRESTS}>{children}</CrestsContext>;
}

/** Named again on paper, where the eight colours are others. */
function colourRule(crests: TeamCrests): string {
  const colours = TEAM_IDS.map(
    (team) => `--team-${team.toLowerCase()}: var(--player-${CREST_IDS.indexOf(crests[team])});`,
  );
  return `:root, .surface-paper { ${colours.join(' ')} }`;
}
