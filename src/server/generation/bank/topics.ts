// Every topic of the card bank. A new topic is a new file and a line here.
import type { BankTopic } from './topic.ts';
import { space } from './trivia/space.ts';

export const TOPICS: readonly BankTopic[] = [space];
