// Logic: puzzles to reason out aloud, for challenge.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const logic: BankTopic = {
  id: 'logic',
  category: 'challenge',
  title: 'Logic',
  keywords: [
    'logic puzzles',
    'deduction',
    'reasoning',
    'maths puzzles',
    'problem solving',
    'brain teasers',
    'thinking',
  ],
  cards: [
    {
      form: 'logic',
      difficulty: 'easy',
      question:
        'In a race you overtake the runner who was on course for bronze. Which place are you in now?',
      hint: 'You now stand where that runner stood.',
      answer: 'Third',
      explanation: 'You take the place of the runner you passed; two are still ahead.',
      subjects: ['races', 'ordering'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question:
        'A family has five sons, and each of them has exactly one sister. How many children is that?',
      hint: 'Could they be talking of the same girl?',
      answer: 'Six',
      explanation: 'The sons share one sister: five boys and one girl.',
      subjects: ['families', 'counting'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question:
        'Ten black and ten white socks lie in a dark drawer. How many must you take to be sure of a pair?',
      hint: 'What is the worst luck you could have at first?',
      answer: 'Three',
      explanation: 'Two may differ, but the next must match one of them.',
      subjects: ['clothes', 'counting'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question:
        'Three wet shirts on a washing line dry in an hour. How long do six take, hung side by side?',
      hint: 'The sun does not count the shirts.',
      answer: 'One hour',
      explanation: 'They all dry at the same time.',
      subjects: ['time', 'clothes'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question: 'The day after tomorrow is a Sunday. Which day was yesterday?',
      hint: 'Work out today first.',
      answer: 'Thursday',
      explanation: 'Tomorrow is Saturday, so today is Friday.',
      subjects: ['time', 'calendar'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question: 'How many cuts does it take to saw a long plank into six shorter ones?',
      hint: 'Try it with two pieces first.',
      answer: 'Five',
      explanation: 'The last cut makes two pieces at once.',
      subjects: ['counting', 'woodwork'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question:
        'Four friends meet, and each shakes hands with every other one once. How many handshakes are there?',
      hint: 'The first has three to shake; then see who is left.',
      answer: 'Six',
      explanation: 'Three, then two, then one: 3 + 2 + 1.',
      subjects: ['counting', 'friends'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question:
        'In a queue, Ella is fifth from the front and fifth from the back. How many people are waiting?',
      hint: 'Do not count her twice.',
      answer: 'Nine',
      explanation: 'Four stand ahead of her, four behind her, and there is Ella.',
      subjects: ['counting', 'ordering'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question: 'A book lies open, and its two page numbers add up to 49. Which pages are they?',
      hint: 'They are neighbours, so take half and look to either side.',
      answer: '24 and 25',
      explanation: 'Half of 49 is 24.5, and the pages lie on either side of it.',
      subjects: ['numbers', 'books'],
    },
    {
      form: 'logic',
      difficulty: 'easy',
      question:
        'Amy finished ahead of Bo, Cy behind Dee, and Bo ahead of Dee. In which order did the four come in?',
      hint: 'Nobody is said to be ahead of one of them. Begin there.',
      answer: 'Amy, Bo, Dee, Cy',
      explanation: 'Amy beat Bo, Bo beat Dee and Dee beat Cy.',
      subjects: ['races', 'ordering'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'Thirty-two players enter a knockout tournament. How many matches are played to find the winner?',
      hint: 'Count losers, not rounds.',
      answer: '31',
      explanation: 'Each match sends one player home, and all but the winner must go.',
      subjects: ['counting', 'sport'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'A tower clock takes two seconds to strike three. How long does it take to strike six?',
      hint: 'Count the pauses, not the strokes.',
      answer: 'Five seconds',
      explanation: 'Three strokes have two pauses of a second each; six have five.',
      subjects: ['time', 'counting'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'A snail climbs three metres up a five-metre wall each day and slips back two each night. On which day is it at the top?',
      hint: 'On its last day it does not slip.',
      answer: 'The third day',
      explanation: 'It starts the days at 0, 1 and 2 metres, and from 2 it reaches the top.',
      subjects: ['animals', 'counting'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'A patch of mould doubles every hour and covers the whole slice at noon. When was it a quarter of the slice?',
      hint: 'Go backwards, one halving at a time.',
      answer: 'At ten in the morning',
      explanation: 'At eleven it covered a half, and an hour before that a quarter.',
      subjects: ['time', 'doubling'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'One of nine coins is too heavy. How few weighings on a pair of scales are sure to find it?',
      hint: 'Make groups of equal size, and leave one group off.',
      answer: 'Two',
      explanation:
        'Weigh three against three, then one against one of the heavier group. If they balance, it is the one left off.',
      subjects: ['weighing', 'money'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'Hens and goats in a yard have ten heads and twenty-eight feet between them. How many goats are there?',
      hint: 'Ask them all to lift two feet.',
      answer: 'Four',
      explanation: 'Ten animals on two feet make 20; the other 8 feet belong to four goats.',
      subjects: ['animals', 'numbers'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'How do you cut a round cake into eight equal pieces with three straight cuts, moving no piece?',
      hint: 'A knife can also lie flat.',
      answer: 'A cross from the top, then one level cut at half its height',
      explanation: 'The cross makes four equal pieces, and the level cut halves each of them.',
      subjects: ['food', 'cutting'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question: 'Which two-digit number is exactly three times the sum of its own digits?',
      hint: 'It is a cube.',
      answer: '27',
      explanation: '2 + 7 = 9, and three times 9 is 27. No other number does it.',
      subjects: ['numbers', 'digits'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'You number the pages of an album from 1 to 100. How many times do you write the digit 9?',
      hint: 'Some pages need it twice, or in front.',
      answer: '20',
      explanation: 'Ten times as the last digit and ten times as the first, from 90 to 99.',
      subjects: ['numbers', 'digits'],
    },
    {
      form: 'logic',
      difficulty: 'medium',
      question:
        'How many squares of every size are there in a window of three by three square panes?',
      hint: 'Nine are small. Which sizes are left?',
      answer: '14',
      explanation: 'Nine of one pane, four of two by two, and the whole window.',
      subjects: ['counting', 'shapes'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'Three bags of sweets say mint, lemon and mixed, and every label is wrong. From which do you take one sweet to know all three?',
      hint: 'Which bag cannot hold two kinds?',
      answer: 'The bag with the mixed label',
      explanation:
        'Not being mixed, it holds one kind, and your sweet tells which. The two others then have one way left.',
      subjects: ['deduction', 'boxes'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'On an island, everyone either always lies or never does. Ada says: ‘Bo and I both lie.’ What are the two?',
      hint: 'Could an honest person ever say that?',
      answer: 'Ada is a liar, Bo is truthful',
      explanation:
        'If Ada were honest, she’d be lying. So she lies, and what she says is false: Bo doesn’t.',
      subjects: ['liars', 'deduction'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'Three people cross a bridge in 1, 2 and 5 minutes. At most two walk at once, at the slower pace, with the only torch. Least time for all?',
      hint: 'Who should carry the torch back?',
      answer: 'Eight minutes',
      explanation:
        'The two fastest go over (2), the fastest comes back (1) and goes over with the last (5).',
      subjects: ['crossings', 'time'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'A farmer rows a wolf, a goat and a cabbage over, one at a time. Left alone, wolf eats goat and goat eats cabbage. How many crossings?',
      hint: 'Something has to come back again once.',
      answer: 'Seven',
      explanation: 'Goat over, back, wolf over, goat back, cabbage over, back, goat over.',
      subjects: ['crossings', 'animals'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'Two ropes each burn for an hour, but unevenly. How do you measure 45 minutes with them and some matches?',
      hint: 'Count the places where you could set a match to them.',
      answer: 'Light three ends now, the fourth when one rope is gone',
      explanation:
        'The rope lit at both ends lasts 30 minutes. Half an hour of the other is left: lit at both ends, it lasts 15.',
      subjects: ['time', 'fire'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'Each son has as many brothers as sisters; each daughter has twice as many brothers as sisters. How many children?',
      hint: 'Nobody counts themselves.',
      answer: 'Seven: four sons and three daughters',
      explanation: 'A son has 3 brothers and 3 sisters; a daughter has 4 brothers and 2 sisters.',
      subjects: ['families', 'numbers'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'Ten lamps are off. Ann flips all, Ben every second one, Cat every third, up to a tenth person. How many end up on?',
      hint: 'A lamp is flipped once for each of its divisors.',
      answer: 'Three',
      explanation: 'Only the squares 1, 4 and 9 have an odd number of divisors.',
      subjects: ['numbers', 'lamps'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'A month of 31 days has exactly four Mondays and exactly four Fridays. On which weekday does it begin?',
      hint: 'Its first three weekdays come five times.',
      answer: 'Tuesday',
      explanation:
        'The days that come five times are neighbours; only Tuesday to Thursday avoids both.',
      subjects: ['calendar', 'deduction'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'One of three boxes holds a ring. Left: ‘It is in me.’ Middle: ‘Not in me.’ Right: ‘Not in the left one.’ One is true. Where is it?',
      hint: 'Try each place and count the true signs.',
      answer: 'In the middle box',
      explanation: 'Then only the right sign is true. In the left or right box, two would be.',
      subjects: ['boxes', 'deduction'],
    },
    {
      form: 'logic',
      difficulty: 'hard',
      question:
        'A cube is painted all over and sawn into 27 equal small cubes. How many have exactly two painted sides?',
      hint: 'Not the corners, not the centres of the sides.',
      answer: 'Twelve',
      explanation: 'They are the middle ones of the edges, and a cube has twelve edges.',
      subjects: ['shapes', 'counting'],
    },
  ],
};
