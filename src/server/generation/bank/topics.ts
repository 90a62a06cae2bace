// Every topic of the card bank. A new topic is a new file and a line here.
import type { BankTopic } from './topic.ts';
import { animals } from './trivia/animals.ts';
import { filmsAndTelevision } from './trivia/films-and-television.ts';
import { foodAndDrink } from './trivia/food-and-drink.ts';
import { music } from './trivia/music.ts';
import { scienceAndNature } from './trivia/science-and-nature.ts';
import { space } from './trivia/space.ts';
import { worldGeography } from './trivia/world-geography.ts';
import { worldHistory } from './trivia/world-history.ts';
import { aNightWithFriends } from './drinking/a-night-with-friends.ts';
import { breakingTheIce } from './social/breaking-the-ice.ts';
import { theTwoOfUs } from './relationship/the-two-of-us.ts';
import { brainTeasers } from './challenge/brain-teasers.ts';
import { partyMix } from './secret-prompt/party-mix.ts';

export const TOPICS: readonly BankTopic[] = [
  animals,
  filmsAndTelevision,
  foodAndDrink,
  music,
  scienceAndNature,
  space,
  worldGeography,
  worldHistory,
  aNightWithFriends,
  breakingTheIce,
  theTwoOfUs,
  brainTeasers,
  partyMix,
];
