// Colleagues: cards for social.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const colleagues: BankTopic = {
  id: 'colleagues',
  category: 'social',
  title: 'Colleagues',
  keywords: [
    'colleagues',
    'work',
    'office',
    'co-workers',
    'team building',
    'team evening',
    'office party',
    'workplace',
  ],
  cards: [
    {
      form: 'most-likely-to',
      daring: 1,
      question:
        'Who here is most likely to have a drawer with everything: tape, biscuits, a screwdriver?',
      subjects: ['office', 'habits'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to know the name of every dog in the neighbourhood?',
      subjects: ['dogs', 'lunch break'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to give a brilliant two-minute speech while on mute?',
      subjects: ['meetings', 'video calls'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to turn a birthday card for the office into a work of art?',
      subjects: ['birthdays', 'drawing', 'office'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Describe your very first day in this job. What surprised you most?',
      subjects: ['first day', 'memories'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Explain what you do all day as if to a curious six-year-old. No technical words.',
      subjects: ['jobs', 'words'],
    },
    {
      form: 'story',
      daring: 3,
      question: 'Tell us about a message you sent to the wrong person. Names may be changed.',
      subjects: ['emails', 'mishaps'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question: 'Never have I ever waved goodbye on a video call and then failed to find the exit.',
      subjects: ['video calls', 'mishaps'],
    },
    {
      form: 'never-have-i-ever',
      daring: 3,
      question: 'Never have I ever nodded in a meeting without a clue what was being said.',
      subjects: ['meetings', 'confessions'],
    },
    {
      form: 'mime',
      daring: 1,
      question: 'Mime your worst struggle with a printer. Somebody else plays the printer.',
      subjects: ['office', 'technology', 'mime'],
    },
    {
      form: 'mime',
      daring: 2,
      question:
        'Without a word, act out Monday at nine and then Friday at five. We guess which is which.',
      subjects: ['monday', 'weekends', 'mime'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: windows open or windows shut? Each side sends one lawyer with one argument.',
      subjects: ['office', 'debate'],
    },
    {
      form: 'vote',
      daring: 2,
      question: 'Vote: who would be the best spy, because nobody would ever suspect them?',
      subjects: ['spies', 'secrets'],
    },
    {
      form: 'point-at',
      daring: 1,
      question: 'On three, point at whoever could calm a room of angry geese. They demonstrate.',
      subjects: ['animals', 'acting'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at whoever should host our talk show. They interview a neighbour now.',
      subjects: ['television', 'acting'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'A job with no meetings or a job with no emails? Pick a side of the room.',
      subjects: ['meetings', 'emails'],
    },
    {
      form: 'this-or-that',
      daring: 2,
      question: 'Every lunch with a live band, or every lunch beside a sleeping cat?',
      subjects: ['music', 'cats', 'lunch break'],
    },
    {
      form: 'compliment',
      daring: 1,
      question: 'Name a thing the person on your left makes look easy.',
      subjects: ['compliments', 'teamwork'],
    },
    {
      form: 'compliment',
      daring: 2,
      question: 'Invent an award for the person opposite you and present it with a short speech.',
      subjects: ['awards', 'compliments', 'speeches'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question:
        'Finish the sentence: “Our team would be a terrible crew for a pirate ship because …”',
      subjects: ['teamwork', 'pirates'],
    },
    {
      form: 'finish-the-sentence',
      daring: 3,
      question: 'Finish the sentence: “What I really mean by ‘just a quick question’ is …”',
      subjects: ['words', 'confessions'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question:
        'Give the weather forecast for next week’s workload, storms and sunny spells included.',
      subjects: ['weather', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 3,
      question: 'Sing “Please find the file attached” as an opera, then as a lullaby.',
      subjects: ['music', 'singing', 'emails'],
    },
    {
      form: 'rule',
      daring: 2,
      question:
        'New rule: whoever talks shop before your next turn must rhyme their next sentence.',
      subjects: ['words', 'rules'],
    },
    {
      form: 'category-round',
      daring: 1,
      question:
        'Category: things you can find at the back of an office fridge. No repeats, no pauses.',
      subjects: ['food', 'office'],
    },
    {
      form: 'true-or-false',
      daring: 2,
      question:
        'True or false: the person on your right has set three alarms for tomorrow. Vote, then hear.',
      subjects: ['mornings', 'habits', 'guessing'],
    },
    {
      form: 'mystery',
      daring: 3,
      question: 'Close your eyes. Someone says “good morning” in a false voice. Who was it?',
      subjects: ['voices', 'guessing'],
    },
  ],
};
