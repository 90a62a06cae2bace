import { useEffect, useState } from 'react';
import { PAGE_SIZES } from '#contract/decks.ts';

const NARROW = 768;
/** Milliseconds after the last change of the window's size (CONST-18). */
const REST_MS = 250;

/** 20 decks a page on wide screens, 10 below 768 px. */
export function usePageSize(): number {
  const [size, setSize] = useState(sizeNow);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      clearTimeout(resting);
      resting = setTimeout(() => setSize(sizeNow()), REST_MS);
    };
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(resting);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return size;
}

function sizeNow(): number {
  return window.innerWidth < NARROW ? PAGE_SIZES.narrow : PAGE_SIZES.wide;
}
