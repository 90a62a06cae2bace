/** Why a card can't go into a deck. */
export type Rejection =
  | 'shape'
  | 'too-long'
  | 'markup'
  | 'refusal'
  | 'no-answer'
  | 'gives-answer-away'
  | 'no-hint'
  | 'poor-hint'
  | 'banned'
  | 'wrong-language'
  | 'duplicate'
  | 'seen';
