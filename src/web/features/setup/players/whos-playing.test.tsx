// Who is playing, on the form.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CREST_IDS } from '#domain/match/crests.ts';
import { render } from '#tests/support/web/render.tsx';
import '#web/ui/theme.css';
import { keptTeams } from '#web/platform/match/kept-teams.ts';
import { Crest } from '#web/ui/crest.tsx';
import { WhosPlaying } from './whos-playing.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const nameOf = (team: string) => page.getByLabelText(`Name of Team ${team}`);

test('TEAM-01 TEAM-05 TEAM-06 names are typed or thrown, remembered, and forgotten', async () => {
  await render(<WhosPlaying teamCount={3} />);
  await expect.element(button('Who’s playing? Team A Team B Team C')).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  await button(/Who’s playing/).click();
  await nameOf('C').fill('Owls');
  await userEvent.keyboard('{Enter}');
  const said = page.getByRole('status');
  await button('Roll a name for Team A').click();
  await expect.element(said).toHaveTextContent('Team A is now');
  await button('Roll a name for Team B').click();
  await expect.poll(() => Object.keys(keptTeams().names).toSorted()).toEqual(['A', 'B', 'C']);
  const { names } = keptTeams();
  expect(new Set(Object.values(names)).size).toBe(3);
  await expect.element(nameOf('A')).toHaveValue(names.A);
  await expect.element(said).toHaveTextContent(`Team B is now ${names.B}`);
  await button('Start with fresh names').click();
  await expect.element(nameOf('C')).toHaveValue('Team C');
  expect(localStorage.getItem('riffle:teams')).toBeNull();
});

test('TEAM-02 a crest is chosen out of eight', async () => {
  await render(<WhosPlaying teamCount={2} />);
  await button(/Who’s playing/).click();
  await button('Crest of Team B: Yellow triangle').click();
  const all = page.getByRole('group', { name: 'Crests for Team B' }).getByRole('button');
  expect(
    all
      .elements()
      .slice(0, 3)
      .map((choice) => choice.ariaLabel),
  ).toEqual(['Blue circle, swap with Team A', 'Yellow triangle', 'Green square']);
  expect(all.elements()).toHaveLength(8);
  await button('Violet star').click();
  await expect.element(button('Crest of Team B: Violet star')).toHaveFocus();
  expect(keptTeams().crests).toMatchObject({ A: 'circle', B: 'star' });
});

/** Relative luminance of a colour as the browser writes it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('TEAM-03 every crest stands out from table and paper, and has a shape of its own', async () => {
  const { container } = await render(
    <>
      {['surface-raised', 'surface-paper'].map((ground) => (
        <div key={ground} className={ground}>
          {CREST_IDS.map((crest) => (
            <Crest key={crest} crest={crest} />
          ))}
        </div>
      ))}
    </>,
  );
  // The lightest of the table, and the darkest of the paper.
  const grounds = [luminance('rgb(47, 33, 64)'), luminance('rgb(243, 232, 210)')];
  const marks = [...container.querySelectorAll('svg')];
  const contrasts = marks.map((mark, at) => {
    const pair = [luminance(getComputedStyle(mark).color), grounds[at < 8 ? 0 : 1] ?? 0];
    return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
  });
  expect(contrasts.filter((contrast) => contrast < 3)).toEqual([]);
  const shapes = marks.slice(0, 8).map((mark) => mark.querySelector('path')?.getAttribute('d'));
  expect(new Set(shapes).size).toBe(8);
});
