// What stands on cards that phones have written.
import { catalog } from '../catalog.ts';

export const crowdCardsText = catalog('crowd-cards', {
  whoseIsIt: (params: { readonly fact: string }) => `Whose is this? “${params.fact}”`,
});
