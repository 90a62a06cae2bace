/** Whether things may move: nobody has asked for less of it, and somebody could see it. */
export function wantsMotion(): boolean {
  return !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
