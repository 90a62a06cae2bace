// How large the type in a box is made.
import { expect, test } from 'vitest';
import { render } from '#tests/support/web/render.tsx';
import { useFit } from './use-fit.ts';

/** A box 200 pixels high, and what is `height` pixels high in it at full size. */
function Box({ height }: { readonly height: number }) {
  const box = useFit(String(height));
  return (
    <div ref={box} style={{ height: 200, overflowY: 'auto' }}>
      <div style={{ height: `calc(${height}px * var(--fit))` }} />
    </div>
  );
}

test.for([
  [80, '1'],
  [200, '1'],
  [210, '0.95'],
  [300, '0.62'],
  [500, '0.38'],
  [590, '0.33'],
] as const)('PLAY-02 what is %i pixels high in 200 is drawn at %s', async ([height, scale]) => {
  const { container } = await render(<Box height={height} />);
  const box = container.firstElementChild as HTMLElement;
  expect(box.style.getPropertyValue('--fit')).toBe(scale);
  expect(box.scrollHeight).toBeLessThanOrEqual(202);
  expect(box).not.toHaveAttribute('tabindex');
});

test('PLAY-02 what fits at no size is drawn at the smallest, and scrolls by keyboard too', async () => {
  const { container } = await render(<Box height={900} />);
  const box = container.firstElementChild as HTMLElement;
  expect(box.style.getPropertyValue('--fit')).toBe('0.33');
  expect(box).toHaveAttribute('tabindex', '0');
});
