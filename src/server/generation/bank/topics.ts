// Every topic of the card bank. A new topic is a new file and a line here.
import type { BankTopic } from './topic.ts';
import { scienceAndNature } from './trivia/science-and-nature.ts';
import { space } from './trivia/space.ts';
import { worldGeography } from './trivia/world-geography.ts';
import { worldHistory } from './trivia/world-history.ts';

export const TOPICS: readonly BankTopic[] = [scienceAndNature, space, worldGeography, worldHistory];
