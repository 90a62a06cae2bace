// What a pack saves.
import { catalog } from '../catalog.ts';

export const packText = catalog('packs', {
  /** Each credit, against the smallest pack; `pack` is its name. */
  saves: ({ percent, pack }: { percent: number; pack: string }) => `${percent}% less than ${pack}`,
});
