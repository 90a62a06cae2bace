// What if: cards for social.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const whatIf: BankTopic = {
  id: 'what-if',
  category: 'social',
  title: 'What if',
  keywords: ['imagination', 'hypothetical questions', 'fantasy', 'make-believe', 'daydreams'],
  cards: [
    {
      form: 'what-if',
      daring: 1,
      question: 'What if your house could talk? What would it complain about first?',
      subjects: ['home', 'imagination'],
    },
    {
      form: 'what-if',
      daring: 1,
      question: 'What if dogs could review their owners? Read us one review, with stars.',
      subjects: ['dogs', 'pets', 'imagination'],
    },
    {
      form: 'what-if',
      daring: 2,
      question:
        'What if a song of your choice played whenever you entered a room? Walk in to it now.',
      subjects: ['music', 'songs', 'imagination'],
    },
    {
      form: 'what-if',
      daring: 2,
      question: 'What if it were Christmas every day? On which date would you crack, and how?',
      subjects: ['christmas', 'holidays', 'imagination'],
    },
    {
      form: 'what-if',
      daring: 2,
      question: 'What if you woke up as the person on your right? What would you do before lunch?',
      subjects: ['body swap', 'friends'],
    },
    {
      form: 'what-if',
      daring: 3,
      question: 'What if lies made you glow green for one day? Which conversation would you avoid?',
      subjects: ['secrets', 'white lies', 'confessions'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question:
        'Speak with animals or speak every human language? Say whom you would talk to first.',
      subjects: ['superpowers', 'animals', 'languages'],
    },
    {
      form: 'this-or-that',
      daring: 2,
      question: 'Fly, but only at walking pace, or turn invisible, but only while humming?',
      subjects: ['superpowers', 'dilemmas'],
    },
    {
      form: 'this-or-that',
      daring: 3,
      question: 'Meet yourself at eight or at eighty? Tell us the question you would dread.',
      subjects: ['time travel', 'future', 'age'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who here is most likely to befriend a ghost instead of moving out?',
      subjects: ['ghosts', 'haunted houses'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to use a time machine only to fetch yesterday’s leftovers?',
      subjects: ['time travel', 'food', 'habits'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to be crowned by the monkeys on a desert island?',
      subjects: ['desert island', 'animals'],
    },
    {
      form: 'point-at',
      daring: 1,
      question:
        'On three, point at your partner for a zombie attack. They show us the escape plan.',
      subjects: ['zombies', 'survival', 'trust'],
    },
    {
      form: 'point-at',
      daring: 3,
      question:
        'On three, point at the likeliest secret supervillain. They give us their evil laugh.',
      subjects: ['supervillains', 'acting'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'A spaceship has one seat left. Two players plead for it; the room votes.',
      subjects: ['space', 'debate'],
    },
    {
      form: 'vote',
      daring: 2,
      question:
        'Vote: who among us would last longest as a medieval knight? They take an oath at once.',
      subjects: ['time travel', 'middle ages', 'acting'],
    },
    {
      form: 'rank-it',
      daring: 1,
      question: 'Desert island: rank a ukulele, a cookbook, a kite and a hammock by usefulness.',
      subjects: ['desert island', 'survival', 'cooking'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish the sentence: “My superhero name is Captain …, and my one weakness is …”',
      subjects: ['superpowers', 'superheroes', 'names'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish the sentence: “If summer lasted all year, I would soon miss …”',
      subjects: ['summer', 'seasons'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'You may invent a public holiday. When is it, and what must everyone do?',
      subjects: ['holidays', 'traditions', 'imagination'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Aliens land and pick you to explain birthdays. They have never heard of candles.',
      subjects: ['aliens', 'space', 'birthdays'],
    },
    {
      form: 'story',
      daring: 3,
      question:
        'You get one hour as a fly on any wall in your past. Which wall, and what would you learn?',
      subjects: ['time travel', 'secrets', 'memories'],
    },
    {
      form: 'mime',
      daring: 1,
      question: 'Mime a superpower that is nearly useless. We guess it and find a use.',
      subjects: ['superpowers', 'mime', 'guessing'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'You come from the year 2500. Present a spoon from this house to your museum.',
      subjects: ['time travel', 'museums', 'acting'],
    },
    {
      form: 'chain-story',
      daring: 1,
      question:
        'Round the room, one word each: “The genie granted a wish, but …” Stop when it ends badly.',
      subjects: ['wishes', 'stories', 'words'],
    },
    {
      form: 'rule',
      daring: 2,
      question: 'Gravity has doubled. Until your next turn, move, lift and sigh accordingly.',
      subjects: ['space', 'acting', 'rules'],
    },
    {
      form: 'mini-challenge',
      daring: 3,
      question: 'You have just been cloned. Persuade us in one minute that you are the original.',
      subjects: ['clones', 'science fiction', 'acting'],
    },
  ],
};
