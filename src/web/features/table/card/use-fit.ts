import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How far type may shrink below its step, from not at all to a third. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.44, 0.38, 0.33];

/** What fractions of a pixel add up to. */
const SLACK = 2;

/**
 * Makes the type of a box as large as its step allows without cutting anything off: sets --fit, which the
 * style sheet multiplies its sizes with. `content` names what is in the box: another is measured anew.
 */
export function useFit(content: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => fit(box);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(box);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [content]);
  return ref;
}

function fit(box: HTMLElement): void {
  box.removeAttribute('tabindex');
  delete box.dataset['over'];
  if (isFitted(box)) return;
  // Too much for the smallest type: on a narrow screen the card grows until its answer is open (HAND-04); then, and
  // elsewhere, it scrolls, by keyboard too.
  box.dataset['over'] = '';
  if (getComputedStyle(box).overflowY !== 'auto') return;
  box.tabIndex = 0;
  bringAnswerUp(box);
}

/**
 * Sets the largest scale that fits, or the smallest where none does. Each look lays the card out anew: most fit as
 * they are, and the others are found by halves.
 */
function isFitted(box: HTMLElement): boolean {
  const fits = (at: number) => {
    box.style.setProperty('--fit', String(SCALES[at]));
    return box.scrollHeight <= box.clientHeight + SLACK;
  };
  if (fits(0)) return true;
  let tooLarge = 0;
  let least = SCALES.length;
  while (least - tooLarge > 1) {
    const middle = (tooLarge + least) >> 1;
    if (fits(middle)) least = middle;
    else tooLarge = middle;
  }
  return least < SCALES.length && fits(least);
}

/**
 * The question has been read: below a long one the answer would not be seen. Reckoned from where things are laid out,
 * because the card is still turning over: half-way only its edge is seen.
 */
function bringAnswerUp(box: HTMLElement): void {
  const answer = box.querySelector<HTMLElement>('[data-part=answer] p');
  if (!answer) return;
  const top = answer.offsetTop - box.offsetTop;
  const below = Number.parseFloat(getComputedStyle(answer).scrollMarginBottom);
  const least = top + answer.offsetHeight + below - box.clientHeight;
  box.scrollTop = Math.min(top, Math.max(box.scrollTop, least));
}
