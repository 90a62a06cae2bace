// What things cost, in credits (CONST-09, CONST-10).

export type Credits = number;

/** The free credit of a new account (WHAT-05). */
export const FIRST_CREDIT: Credits = 1;

/** What writing a deck costs: 2 with fresh questions, otherwise 1 (RULE-29). */
export function generationCost(request: { readonly avoidDuplicates: boolean }): Credits {
  return request.avoidDuplicates ? 2 : 1;
}
