// Asked inside a page, by the tests of screens directly and by the journeys through the browser: it knows nothing but
// the page.

/**
 * The texts that can't be read whole: out of the page sideways, or cut off by a box that does not scroll.
 * Texts for screen readers alone don't count.
 */
export function unreadableNow(): readonly string[] {
  const SLACK = 2;
  const isForReadersAlone = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath.startsWith('inset(50%')) return true;
    }
    return false;
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('script, style, [hidden]')) continue;
    if (isForReadersAlone(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0 || !parent.checkVisibility({ opacityProperty: true })) continue;
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    if (left < -SLACK || right > innerWidth + SLACK) found.push(`beside the page: ${text}`);
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const cutsX = ['hidden', 'clip'].includes(overflowX);
      const cutsY = ['hidden', 'clip'].includes(overflowY);
      if (
        (cutsX && (left < edge.left - SLACK || right > edge.right + SLACK)) ||
        (cutsY && (top < edge.top - SLACK || bottom > edge.bottom + SLACK))
      ) {
        found.push(`cut off: ${text}`);
        break;
      }
      // What scrolls shows everything in its time.
      if (overflowY === 'auto' || overflowY === 'scroll') break;
    }
  }
  return found;
}
