// Every topic of the card bank. A new topic is a new file and a line here.
import type { BankTopic } from './topic.ts';
import { animals } from './trivia/animals.ts';
import { artAndMyths } from './trivia/art-and-myths.ts';
import { booksAndLanguage } from './trivia/books-and-language.ts';
import { filmsAndTelevision } from './trivia/films-and-television.ts';
import { foodAndDrink } from './trivia/food-and-drink.ts';
import { music } from './trivia/music.ts';
import { scienceAndNature } from './trivia/science-and-nature.ts';
import { space } from './trivia/space.ts';
import { sport } from './trivia/sport.ts';
import { technologyAndGames } from './trivia/technology-and-games.ts';
import { worldGeography } from './trivia/world-geography.ts';
import { worldHistory } from './trivia/world-history.ts';
import { aNightWithFriends } from './drinking/a-night-with-friends.ts';
import { birthdaysAndFestivities } from './drinking/birthdays-and-festivities.ts';
import { daresAtTheTable } from './drinking/dares-at-the-table.ts';
import { neverHaveIEver } from './drinking/never-have-i-ever.ts';
import { rulesOfTheHouse } from './drinking/rules-of-the-house.ts';
import { votesAndFingers } from './drinking/votes-and-fingers.ts';
import { breakingTheIce } from './social/breaking-the-ice.ts';
import { childhood } from './social/childhood.ts';
import { colleagues } from './social/colleagues.ts';
import { familyGathering } from './social/family-gathering.ts';
import { foodAndTastes } from './social/food-and-tastes.ts';
import { travelAndPlaces } from './social/travel-and-places.ts';
import { whatIf } from './social/what-if.ts';
import { dateNight } from './relationship/date-night.ts';
import { dreamsAndPlans } from './relationship/dreams-and-plans.ts';
import { everydayLife } from './relationship/everyday-life.ts';
import { howWeBegan } from './relationship/how-we-began.ts';
import { playfulAndTender } from './relationship/playful-and-tender.ts';
import { theTwoOfUs } from './relationship/the-two-of-us.ts';
import { brainTeasers } from './challenge/brain-teasers.ts';
import { lateralThinking } from './challenge/lateral-thinking.ts';
import { logic } from './challenge/logic.ts';
import { numberSeries } from './challenge/number-series.ts';
import { riddles } from './challenge/riddles.ts';
import { wordPlay } from './challenge/word-play.ts';
import { actionsAndHabits } from './secret-prompt/actions-and-habits.ts';
import { animals as secretPromptAnimals } from './secret-prompt/animals.ts';
import { cityLife } from './secret-prompt/city-life.ts';
import { clothes } from './secret-prompt/clothes.ts';
import { feelingsAndSayings } from './secret-prompt/feelings-and-sayings.ts';
import { filmsAndStories } from './secret-prompt/films-and-stories.ts';
import { food } from './secret-prompt/food.ts';
import { historyAndLegends } from './secret-prompt/history-and-legends.ts';
import { hobbies } from './secret-prompt/hobbies.ts';
import { holidaysAndCelebrations } from './secret-prompt/holidays-and-celebrations.ts';
import { householdThings } from './secret-prompt/household-things.ts';
import { jobs } from './secret-prompt/jobs.ts';
import { music as secretPromptMusic } from './secret-prompt/music.ts';
import { nature } from './secret-prompt/nature.ts';
import { partyMix } from './secret-prompt/party-mix.ts';
import { places } from './secret-prompt/places.ts';
import { school } from './secret-prompt/school.ts';
import { sports } from './secret-prompt/sports.ts';
import { technology } from './secret-prompt/technology.ts';
import { travel } from './secret-prompt/travel.ts';
import { weatherAndSeasons } from './secret-prompt/weather-and-seasons.ts';

export const TOPICS: readonly BankTopic[] = [
  animals,
  artAndMyths,
  booksAndLanguage,
  filmsAndTelevision,
  foodAndDrink,
  music,
  scienceAndNature,
  space,
  sport,
  technologyAndGames,
  worldGeography,
  worldHistory,
  aNightWithFriends,
  birthdaysAndFestivities,
  daresAtTheTable,
  neverHaveIEver,
  rulesOfTheHouse,
  votesAndFingers,
  breakingTheIce,
  childhood,
  colleagues,
  familyGathering,
  foodAndTastes,
  travelAndPlaces,
  whatIf,
  dateNight,
  dreamsAndPlans,
  everydayLife,
  howWeBegan,
  playfulAndTender,
  theTwoOfUs,
  brainTeasers,
  lateralThinking,
  logic,
  numberSeries,
  riddles,
  wordPlay,
  actionsAndHabits,
  secretPromptAnimals,
  cityLife,
  clothes,
  feelingsAndSayings,
  filmsAndStories,
  food,
  historyAndLegends,
  hobbies,
  holidaysAndCelebrations,
  householdThings,
  jobs,
  secretPromptMusic,
  nature,
  partyMix,
  places,
  school,
  sports,
  technology,
  travel,
  weatherAndSeasons,
];
