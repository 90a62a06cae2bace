// Travel and places: cards for social.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const travelAndPlaces: BankTopic = {
  id: 'travel-and-places',
  category: 'social',
  title: 'Travel and places',
  keywords: ['travelling', 'holidays', 'vacation', 'trips', 'journeys', 'abroad', 'adventures'],
  cards: [
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who here is most likely to be at the airport before the staff?',
      subjects: ['airports', 'flying', 'habits'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to come home from the beach with a bag full of stones?',
      subjects: ['beach', 'summer', 'souvenirs'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to say “I know a short cut” and cost us three hours?',
      subjects: ['getting lost', 'road trips'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to photograph every dog on the trip and not one cathedral?',
      subjects: ['dogs', 'photographs', 'sightseeing'],
    },
    {
      form: 'never-have-i-ever',
      daring: 1,
      question: 'Never have I ever used a hotel hairdryer to dry something that was not hair.',
      subjects: ['hotels', 'habits'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question: 'Never have I ever boarded the wrong train and stayed on it out of pride.',
      subjects: ['trains', 'mishaps'],
    },
    {
      form: 'never-have-i-ever',
      daring: 3,
      question: 'Never have I ever pretended not to speak my own language abroad.',
      subjects: ['languages', 'confessions', 'holidays'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Tell us about a stranger who helped you when you were far from home.',
      subjects: ['kindness', 'strangers'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Which was the worst night’s sleep you ever paid for? Spare us no creak.',
      subjects: ['hotels', 'camping', 'sleep'],
    },
    {
      form: 'story',
      daring: 3,
      question: 'Reveal something you once smuggled past a partner, a parent or a luggage scale.',
      subjects: ['packing', 'confessions', 'mischief'],
    },
    {
      form: 'mime',
      daring: 1,
      question: 'Mime sitting on a case that will not close. We guess what is inside.',
      subjects: ['packing', 'mime', 'guessing'],
    },
    {
      form: 'mime',
      daring: 2,
      question: 'You need a chemist and share no language with us. Get us to sell you a plaster.',
      subjects: ['languages', 'mime'],
    },
    {
      form: 'mime',
      daring: 3,
      question: 'Be a famous monument. Hold the pose until somebody knows which city we are in.',
      subjects: ['cities', 'sightseeing', 'mime'],
    },
    {
      form: 'vote',
      daring: 1,
      question:
        'Vote with your feet: mountains by one wall, sea by the other. Swap sides if persuaded.',
      subjects: ['mountains', 'sea', 'holidays'],
    },
    {
      form: 'vote',
      daring: 2,
      question: 'Vote: who controls the music on a ten-hour drive? They name the opening song.',
      subjects: ['music', 'road trips'],
    },
    {
      form: 'point-at',
      daring: 1,
      question: 'On three, point at whoever you would follow through a maze. They point to north.',
      subjects: ['getting lost', 'trust'],
    },
    {
      form: 'point-at',
      daring: 3,
      question:
        'On three, point at the person you could share a tiny tent with for a week. Any matches?',
      subjects: ['camping', 'friends'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'A window seat beside a crying baby, or a middle seat between two old friends?',
      subjects: ['flying', 'dilemmas'],
    },
    {
      form: 'this-or-that',
      daring: 2,
      question:
        'Christmas on a tropical beach or midsummer in the snow? Describe your lunch there.',
      subjects: ['christmas', 'summer', 'beach'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish the sentence: “I could live in that town, if only for its …”',
      subjects: ['cities', 'dreams'],
    },
    {
      form: 'finish-the-sentence',
      daring: 2,
      question: 'Finish the sentence: “The guidebook did not mention …”',
      subjects: ['sightseeing', 'mishaps'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'You are the pilot. Welcome us aboard this sofa and describe what we fly over.',
      subjects: ['flying', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Guide us round this room like a museum. Three exhibits, wild history, one minute.',
      subjects: ['museums', 'sightseeing', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 3,
      question:
        'Leave a furious one-star review of paradise. The pettier the complaint, the better.',
      subjects: ['beach', 'holidays', 'acting'],
    },
    {
      form: 'category-round',
      daring: 1,
      question: 'Category: things people forget to pack. Keep it going until somebody repeats one.',
      subjects: ['packing', 'holidays'],
    },
    {
      form: 'quick-fire',
      daring: 1,
      question: 'Pass round the alphabet: one city for each letter. You may skip Q, X and Z.',
      subjects: ['cities', 'geography', 'words'],
    },
    {
      form: 'true-or-false',
      daring: 2,
      question: 'Describe a food you have eaten abroad, real or invented. True or false?',
      subjects: ['food', 'guessing', 'holidays'],
    },
  ],
};
