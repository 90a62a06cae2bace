/** On a card: its inside fills it, also where there is little on it, so that its lower emblem stands in the corner. */
export const FILLED_CARD = 'flex flex-col [&>.card-inside]:h-auto [&>.card-inside]:flex-1';
