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

export const TOPICS: readonly BankTopic[] = [
  animals,
  filmsAndTelevision,
  foodAndDrink,
  music,
  scienceAndNature,
  space,
  worldGeography,
  worldHistory,
];
