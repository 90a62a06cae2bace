import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { render } from '#tests/support/web/render.tsx';
import '#web/ui/theme.css';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { CardBack, CardFace } from '#web/ui/card-face.tsx';
import { Decoration } from '#web/ui/decoration.tsx';
import { Emblem } from '#web/ui/emblem.tsx';
import { Gem } from '#web/ui/gem.tsx';
import { TeamShape } from '#web/ui/team-shape.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** A short name for what was drawn: equal drawings, equal names. */
async function fingerprint(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash).slice(0, 6)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

describe('PLAY-02 CONST-20 the decorations', () => {
  test.each(PRINTS())('variant %i is drawn as it was', async (variant, places, drawn) => {
    const { container } = await render(<Decoration variant={variant} />);
    const print = container.querySelector('.card-print');
    expect(print?.getAttribute('aria-hidden')).toBe('true');
    const sheets = [...(print?.querySelectorAll('svg') ?? [])];
    expect(sheets.map((sheet) => sheet.getAttribute('preserveAspectRatio'))).toEqual(places);
    expect(await fingerprint(print?.innerHTML ?? '')).toBe(drawn);
  });

  test('are ten, all different, and begin again after the last', async () => {
    const drawn: string[] = [];
    for (let variant = 1; variant <= 11; variant += 1) {
      const { container } = await render(<Decoration variant={variant} />);
      drawn.push(container.innerHTML);
      await cleanup();
    }
    expect(new Set(drawn.slice(0, 10)).size).toBe(10);
    expect(drawn[10]).toBe(drawn[0]);
  });
});

describe('a card', () => {
  test('PLAY-02 wears its suit, with label, text and foot', async () => {
    const { container } = await render(
      <CardFace suit="trivia" variant={4} label="Trivia" footer="Card 1 of 30" className="extra">
        <p>Which planet is the largest?</p>
      </CardFace>,
    );
    const card = container.querySelector<HTMLElement>('[data-suit]');
    expect(card?.dataset['suit']).toBe('trivia');
    expect([...(card?.classList ?? [])]).toEqual(['surface-paper', 'card-face', 'extra']);
    expect(card?.querySelector('.card-pip')?.textContent).toBe('Trivia');
    expect(card?.querySelector('.card-text')?.textContent).toBe('Which planet is the largest?');
    expect(card?.querySelector('.card-foot')?.textContent).toBe('Card 1 of 30');
    expect(card?.querySelectorAll('.card-pip svg, .card-foot svg')).toHaveLength(2);
    const { container: rays } = await render(<Decoration variant={4} />);
    expect(card?.querySelector('.card-print')?.outerHTML).toBe(rays.innerHTML);
  });

  test('without label and variant wears the first decoration and no word', async () => {
    const { container } = await render(<CardFace suit="free">Hello</CardFace>);
    const { container: first } = await render(<Decoration variant={1} />);
    expect(container.querySelector('.card-print')?.outerHTML).toBe(first.innerHTML);
    expect(container.querySelector('.card-pip span')).toBeNull();
  });

  test('face down shows its suit and nothing to read', async () => {
    const { container } = await render(<CardBack suit="drinking" className="extra" />);
    const card = container.querySelector<HTMLElement>('[data-suit]');
    expect(card?.dataset['suit']).toBe('drinking');
    expect([...(card?.classList ?? [])]).toEqual([
      'surface-paper',
      'card-face',
      'card-back',
      'extra',
    ]);
    expect(card?.textContent).toBe('');
    expect(card?.querySelectorAll('svg')).toHaveLength(1);
  });
});

test('each suit has an emblem of its own, in the colour of the text around it', async () => {
  const drawn: string[] = [];
  for (const suit of CATEGORY_IDS) {
    const { container } = await render(<Emblem suit={suit} />);
    const emblem = container.querySelector('svg');
    expect(emblem?.getAttribute('fill')).toBe('currentColor');
    expect(emblem?.getAttribute('aria-hidden')).toBe('true');
    expect([...(emblem?.classList ?? [])]).toEqual(['shrink-0', 'size-6']);
    drawn.push(`${suit} ${await fingerprint(emblem?.outerHTML ?? '')}`);
    await cleanup();
  }
  expect(drawn).toEqual([
    'free 8f231203a48c',
    'trivia 7e421ac679d2',
    'drinking 8c65dc6fe3ca',
    'social 3f6a9497ee0f',
    'relationship 42c5fbf6456d',
    'challenge dea13af247aa',
    'secret-prompt 144e547298fa',
  ]);
});

test('Riffle’s name and the gem of its credits are drawn as they were', async () => {
  const { container: name } = await render(<Wordmark />);
  expect(name.textContent).toBe('Riffle');
  expect(await fingerprint(name.innerHTML)).toBe('dcac3eb2afed');
  const { container: gem } = await render(<Gem />);
  expect(await fingerprint(gem.innerHTML)).toBe('091b109b2171');
});

test.each([
  ['A', 'text-(--player-0)', 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z'],
  ['B', 'text-(--player-1)', 'M12 2.5 22.5 20.5h-21Z'],
  ['C', 'text-(--player-2)', 'M4 4h16v16H4Z'],
  ['D', 'text-(--player-3)', 'M12 1.5 22.5 12 12 22.5 1.5 12Z'],
] as const)('team %s has its colour and its shape', async (team, colour, path) => {
  const { container } = await render(<TeamShape team={team} />);
  const mark = container.querySelector('svg');
  expect([...(mark?.classList ?? [])]).toEqual(['shrink-0', colour, 'size-5']);
  expect(mark?.getAttribute('aria-hidden')).toBe('true');
  expect(mark?.querySelector('path')?.getAttribute('d')).toBe(path);
  await cleanup();
  const { container: large } = await render(<TeamShape team={team} className="size-9" />);
  expect([...(large.querySelector('svg')?.classList ?? [])]).toEqual([
    'shrink-0',
    colour,
    'size-9',
  ]);
});

/** How each variant lies on the card, and what it draws: a host recognises a deck by them. */
function PRINTS(): [variant: number, places: string[], drawn: string][] {
  const corners = ['xMaxYMin meet', 'xMaxYMin meet'];
  return [
    [1, corners, '43015c4304a2'],
    [2, ['xMidYMid slice'], 'af90dd00f026'],
    [3, corners, 'c29004734db6'],
    [4, ['xMidYMid slice'], '2f4d97f466b1'],
    [5, corners, 'c636bce87006'],
    [6, corners, 'f35bc9e3aab8'],
    [7, ['none', 'none'], '1ba1a4faa0fb'],
    [8, corners, 'e9de68357765'],
    [9, ['xMidYMid slice'], 'fcc129bb77bb'],
    [10, ['xMidYMid meet'], '6605119648a1'],
  ];
}
