import type { PhoneTable, PhoneYou } from '#domain/room/view.ts';

/** Whether an own place says anything: where nobody has points, everybody is first. */
export function hasPlace(
  { scored }: Pick<PhoneTable, 'scored'>,
  { place, points }: Pick<PhoneYou, 'place' | 'points'>,
): boolean {
  return scored && !(place === 1 && points === 0);
}
