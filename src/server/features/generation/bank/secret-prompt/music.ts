// Music: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const music: BankTopic = {
  id: 'music',
  category: 'secret-prompt',
  title: 'Music',
  keywords: ['songs', 'instruments', 'bands', 'singing', 'concerts', 'musicians', 'sound'],
  cards: [
    { difficulty: 'easy', secret: 'Piano', forbidden: ['keys', 'black', 'white', 'grand', 'play'] },
    {
      difficulty: 'easy',
      secret: 'Drums',
      forbidden: ['sticks', 'beat', 'bang', 'rhythm', 'band'],
    },
    {
      difficulty: 'easy',
      secret: 'Karaoke',
      forbidden: ['sing', 'microphone', 'screen', 'lyrics', 'bar'],
    },
    {
      difficulty: 'easy',
      secret: 'Violin',
      forbidden: ['bow', 'strings', 'chin', 'orchestra', 'fiddle'],
    },
    { difficulty: 'easy', secret: 'Trumpet', forbidden: ['brass', 'blow', 'jazz', 'horn', 'loud'] },
    {
      difficulty: 'easy',
      secret: 'Opera',
      forbidden: ['sing', 'soprano', 'Italian', 'stage', 'loud'],
    },
    {
      difficulty: 'easy',
      secret: 'Microphone',
      forbidden: ['sing', 'speak', 'voice', 'stand', 'loud'],
    },
    {
      difficulty: 'easy',
      secret: 'Headphones',
      forbidden: ['ears', 'listen', 'music', 'sound', 'plug'],
    },
    {
      difficulty: 'medium',
      secret: 'Bagpipes',
      forbidden: ['Scotland', 'kilt', 'blow', 'tartan', 'drone'],
    },
    {
      difficulty: 'medium',
      secret: 'Conga line',
      forbidden: ['dance', 'party', 'hips', 'follow', 'row'],
    },
    {
      difficulty: 'medium',
      secret: 'Air guitar',
      forbidden: ['pretend', 'rock', 'strum', 'imaginary', 'solo'],
    },
    {
      difficulty: 'medium',
      secret: 'Choir',
      forbidden: ['sing', 'church', 'voices', 'group', 'carols'],
    },
    {
      difficulty: 'medium',
      secret: 'Lullaby',
      forbidden: ['sleep', 'cradle', 'sing', 'soft', 'cot'],
    },
    {
      difficulty: 'medium',
      secret: 'Earworm',
      forbidden: ['song', 'stuck', 'head', 'tune', 'catchy'],
    },
    {
      difficulty: 'medium',
      secret: 'Disco ball',
      forbidden: ['mirror', 'glitter', 'spin', 'dance', 'seventies'],
    },
    {
      difficulty: 'medium',
      secret: 'Busker',
      forbidden: ['street', 'coins', 'hat', 'guitar', 'perform'],
    },
    {
      difficulty: 'hard',
      secret: 'One-hit wonder',
      forbidden: ['song', 'band', 'famous', 'chart', 'forgotten'],
    },
    {
      difficulty: 'hard',
      secret: 'Perfect pitch',
      forbidden: ['note', 'hear', 'tuning', 'talent', 'piano'],
    },
    {
      difficulty: 'hard',
      secret: 'Sound check',
      forbidden: ['microphone', 'stage', 'test', 'band', 'concert'],
    },
    {
      difficulty: 'hard',
      secret: 'Crescendo',
      forbidden: ['louder', 'music', 'build', 'grow', 'climax'],
    },
  ],
};
