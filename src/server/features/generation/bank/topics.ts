// Every topic of the card bank, loaded a category at a time. A new topic is a new file and a line here.
import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { BankTopic } from './topic.ts';

/** A topic file exports its topic and nothing else. */
type TopicFile = () => Promise<Readonly<Record<string, BankTopic>>>;

const FILES: Readonly<Record<GeneratedCategory, readonly TopicFile[]>> = {
  trivia: [
    () => import('./trivia/animals.ts'),
    () => import('./trivia/art-and-myths.ts'),
    () => import('./trivia/books-and-language.ts'),
    () => import('./trivia/films-and-television.ts'),
    () => import('./trivia/food-and-drink.ts'),
    () => import('./trivia/music.ts'),
    () => import('./trivia/science-and-nature.ts'),
    () => import('./trivia/space.ts'),
    () => import('./trivia/sport.ts'),
    () => import('./trivia/technology-and-games.ts'),
    () => import('./trivia/world-geography.ts'),
    () => import('./trivia/world-history.ts'),
  ],
  drinking: [
    () => import('./drinking/a-night-with-friends.ts'),
    () => import('./drinking/birthdays-and-festivities.ts'),
    () => import('./drinking/dares-at-the-table.ts'),
    () => import('./drinking/never-have-i-ever.ts'),
    () => import('./drinking/rules-of-the-house.ts'),
    () => import('./drinking/votes-and-fingers.ts'),
  ],
  social: [
    () => import('./social/breaking-the-ice.ts'),
    () => import('./social/childhood.ts'),
    () => import('./social/colleagues.ts'),
    () => import('./social/family-gathering.ts'),
    () => import('./social/food-and-tastes.ts'),
    () => import('./social/travel-and-places.ts'),
    () => import('./social/what-if.ts'),
  ],
  relationship: [
    () => import('./relationship/date-night.ts'),
    () => import('./relationship/dreams-and-plans.ts'),
    () => import('./relationship/everyday-life.ts'),
    () => import('./relationship/how-we-began.ts'),
    () => import('./relationship/playful-and-tender.ts'),
    () => import('./relationship/the-two-of-us.ts'),
  ],
  challenge: [
    () => import('./challenge/brain-teasers.ts'),
    () => import('./challenge/lateral-thinking.ts'),
    () => import('./challenge/logic.ts'),
    () => import('./challenge/number-series.ts'),
    () => import('./challenge/riddles.ts'),
    () => import('./challenge/word-play.ts'),
  ],
  'secret-prompt': [
    () => import('./secret-prompt/actions-and-habits.ts'),
    () => import('./secret-prompt/animals.ts'),
    () => import('./secret-prompt/city-life.ts'),
    () => import('./secret-prompt/clothes.ts'),
    () => import('./secret-prompt/feelings-and-sayings.ts'),
    () => import('./secret-prompt/films-and-stories.ts'),
    () => import('./secret-prompt/food.ts'),
    () => import('./secret-prompt/history-and-legends.ts'),
    () => import('./secret-prompt/hobbies.ts'),
    () => import('./secret-prompt/holidays-and-celebrations.ts'),
    () => import('./secret-prompt/household-things.ts'),
    () => import('./secret-prompt/jobs.ts'),
    () => import('./secret-prompt/music.ts'),
    () => import('./secret-prompt/nature.ts'),
    () => import('./secret-prompt/party-mix.ts'),
    () => import('./secret-prompt/places.ts'),
    () => import('./secret-prompt/school.ts'),
    () => import('./secret-prompt/sports.ts'),
    () => import('./secret-prompt/technology.ts'),
    () => import('./secret-prompt/travel.ts'),
    () => import('./secret-prompt/weather-and-seasons.ts'),
  ],
};

/** The topics of one category, in the order above. */
export async function loadTopics(category: GeneratedCategory): Promise<BankTopic[]> {
  const files = await Promise.all(FILES[category].map((load) => load()));
  return files.flatMap((file) => Object.values(file));
}
