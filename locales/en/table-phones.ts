// The host's side of phones: the room on the screen. What the table itself says of it is in table-room.ts.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const tablePhonesText = catalog('table-phones', {
  closed: {
    title: 'Play with phones',
    what: 'Everybody joins with a phone: no app, no account. Phones answer, vote, guard the secret and keep their own score. Teams without phones play on as they do now.',
    open: 'Open a Room',
    failed: 'The room could not be opened. Please try again.',
    demo: 'Phones need the server, and in demo mode there is none.',
    offline: 'Phones need the server, and it can’t be reached just now.',
    /** Phones can't open localhost. */
    onlyHere:
      'This Riffle can only be opened on this computer. Start it so that phones in the same network can open it too:',
    command: 'npm start -- --lan',
  },

  room: {
    title: ({ code }: { code: string }) => `Room ${code}`,
    join: 'Join',
    rules: 'Rules',
    remotes: 'Remotes',
    crowd: 'Our Cards',
    tabs: 'The room',
    scan: 'Scan, or open',
    picture: ({ address }: { address: string }) => `QR code that opens ${address}`,
    code: 'Code',
    begin: 'Let’s Play',
    beginHint: 'The clock starts. Whoever comes later plays from the next card on.',
    close: 'Close the Room',
    closeTitle: 'Close the room',
    closeQuestion:
      'Everybody’s phone leaves the game, and what came from phones is gone. The game itself goes on here.',
    closeFailed: 'The room could not be closed. Please try again.',
    lost: 'Phones: connecting again…',
  },

  players: {
    title: ({ players }: { players: number }) =>
      plural(players, { one: '1 player', other: `${players} players` }),
    none: 'Nobody yet. The first phone is a scan away.',
    waiting: 'Waiting at the door',
    letIn: 'Let in',
    letInName: ({ name }: { name: string }) => `Let ${name} in`,
    letAllIn: 'Let everybody in',
    change: ({ name }: { name: string }) => `${name}: change`,
    points: ({ points }: { points: number }) =>
      plural(points, { one: '1 point', other: `${points} points` }),
    team: 'Team',
    teamHint: 'Counts from the next card on.',
    time: 'Time for an answer',
    times: {
      once: 'As everybody',
      half: 'Half as much again',
      twice: 'Twice as much',
      none: 'No limit',
    },
    isRemote: 'Remote',
    isRemoteHint: 'Turns cards, shows answers and gives points, besides playing.',
    giveAway: 'Give the Seat to Another Phone',
    giveAwayHint: 'For a phone that is lost or empty. The other phone scans this within a minute.',
    remove: 'Remove',
    removeTitle: 'Remove a player',
    removeQuestion: ({ name }: { name: string }) =>
      `${name} leaves the game, and that phone can’t come back to this room.`,
    failed: 'That did not work. Please try again.',
  },

  rules: {
    answering: 'Answers are',
    answers: { type: 'Typed', choose: 'Chosen from four', buzz: 'Given aloud: a buzzer' },
    chooseHint: 'Cards without choices are typed.',
    scoring: 'A team gets',
    scores: {
      team: '10 points, once one of its phones is right',
      average: 'the average of its phones',
    },
    speed: 'Points for being quick',
    speedHint: 'Up to 5 more for a right answer.',
    joining: 'Who may join',
    joins: {
      open: 'Everybody with the code',
      ask: 'Whoever you let in',
      closed: 'Nobody any more',
    },
    showsVoters: 'Show who voted for what',
    readsAhead: 'The remote sees answers first',
    readsAheadHint: 'A phone that only controls: to read aloud and to judge. Never secrets.',
    guardsWords: 'No crude words',
    guardsWordsHint: 'In names, and on cards that players write.',
    failed: 'The change did not reach the room. Please try again.',
  },

  remotes: {
    what: 'A remote runs the game from the sofa: it turns cards, shows answers, pauses, and gives points.',
    add: 'Add a Remote',
    scan: 'Scan this with the phone. It works once, for a minute, while it shows.',
    over: 'The time is up. Show a new one.',
    again: 'Show a New One',
    ask: ({ name }: { name: string }) => `Phone named ${name} as remote?`,
    yes: 'Yes',
    no: 'No',
    none: 'No phone is a remote.',
    revoke: 'Revoke',
    revokeName: ({ name }: { name: string }) => `Revoke ${name}’s remote`,
  },

  strip: {
    label: 'Phones',
    gathering: ({ players, code }: { players: number; code: string }) =>
      `${plural(players, { one: '1 player', other: `${players} players` })} in room ${code}`,
    answered: ({ answered, players }: { answered: number; players: number }) =>
      `${answered} of ${players} have answered`,
    voted: ({ answered, players }: { answered: number; players: number }) =>
      `${answered} of ${players} have voted`,
    close: 'Close Answers',
    closed: 'Answers are closed',
    show: 'Show Answers',
    showVotes: 'Show Votes',
    showLists: 'Show Lists',
    hide: 'Hide',
    nobodyVoted: 'Nobody has voted.',
    acting: ({ name }: { name: string }) => `${name} has the card`,
    nobodyActs: 'Nobody of this team has a phone: peek and play on as ever',
    foul: ({ names }: { names: string }) => `Foul! ${names} heard a forbidden word`,
    and: ', ',
  },

  votes: {
    have: { yes: 'I have', no: 'I haven’t' },
    agree: { yes: 'Agree', no: 'Disagree' },
    heart: 'Hearts',
    count: ({ votes }: { votes: number }) =>
      plural(votes, { one: '1 vote', other: `${votes} votes` }),
    someone: 'Somebody who has left',
  },

  lists: {
    counts: ({ words }: { words: number }) =>
      plural(words, { one: '1 word', other: `${words} words` }),
    counted: ({ word }: { word: string }) => `${word}: counts`,
    notCounted: ({ word }: { word: string }) => `${word}: does not count`,
    give: 'Give the Teams Their Points',
    given: 'The teams have their points.',
  },

  buzzer: {
    waiting: 'Who is first?',
    first: ({ name }: { name: string }) => `${name} was first`,
    gap: ({ ms }: { ms: number }) => `+${ms} ms`,
    close: 'Photo finish: too close to call',
    free: 'Free the Buzzer',
  },

  crowd: {
    what: 'Everybody writes a few cards on a phone, and the next game is played with them. Nobody sees them before.',
    category: 'Cards for',
    categories: {
      'secret-prompt': 'Secret Prompt: names to act out',
      social: 'Social: ‘Who of us …’',
      drinking: 'Drinking: ‘Who of us …’',
      relationship: 'Relationship: questions for everybody',
      trivia: 'Trivia: facts about oneself, whose are they?',
    },
    each: 'Cards a phone',
    cardsEach: ({ cards }: { cards: number }) =>
      plural(cards, { one: '1 card', other: `${cards} cards` }),
    ask: 'Ask for Cards',
    when: 'Phones ask for them in the lobby, and when a game is over.',
    waiting: ({ cards, authors }: { cards: number; authors: number }) =>
      `${plural(cards, { one: '1 card', other: `${cards} cards` })} of ${plural(authors, { one: '1 player', other: `${authors} players` })}`,
    look: 'Look at the Cards',
    lookHint: 'Everybody who sees this screen sees them too.',
    hide: 'Hide the Cards',
    drop: 'Drop',
    dropCard: ({ text }: { text: string }) => `Drop ‘${text}’`,
    dropAll: ({ name }: { name: string }) => `Drop all of ${name}`,
    deal: 'Make a Deck',
    dealt: ({ cards }: { cards: number }) =>
      plural(cards, { one: 'A deck of 1 card', other: `A deck of ${cards} cards` }),
    refused: ({ cards }: { cards: number }) =>
      plural(cards, { one: '1 card is not in it:', other: `${cards} cards are not in it:` }),
    faults: {
      short: 'nothing is written on it',
      same: 'says the same as another one',
      'names-author': 'says whose it is',
      full: 'the deck is full',
    },
    faulty: ({ cards, fault }: { cards: number; fault: string }) => `${cards}: ${fault}`,
    play: 'Play These Cards',
    keep: 'Keep in My Games',
    kept: 'The deck is in My Games.',
    topic: 'Our Cards',
    scores: 'Do the scores go on, or start anew?',
    scoresTitle: 'The scores',
    keepScores: 'Keep the Scores',
    newScores: 'New Scores',
    stop: 'Stop Writing',
    stopTitle: 'Stop writing',
    stopQuestion: 'The cards that wait are gone then.',
    failed: 'That did not work. Please try again.',
  },

  ending: {
    podium: 'Players',
    points: ({ points }: { points: number }) =>
      plural(points, { one: '1 point', other: `${points} points` }),
  },

  other: {
    title: 'Another deck for the room?',
    question: ({ code }: { code: string }) =>
      `Room ${code} is still open. Its players can play this deck without joining again.`,
    carry: 'Yes, and Keep the Scores',
    anew: 'Yes, with New Scores',
    close: 'Close the Room',
  },

  conflict: {
    title: 'Which one goes on?',
    question:
      'While this screen was cut off, the game went on elsewhere. The other state will be gone.',
    ours: 'This screen’s',
    theirs: 'The room’s',
    card: ({ card, scores }: { card: number; scores: string }) => `Card ${card}: ${scores}`,
    score: ({ team, points }: { team: string; points: number }) => `${team} ${points}`,
  },

  takeUp: {
    found: ({ topic, code }: { topic: string; code: string }) =>
      `Your room ${code} (${topic}) is open on another screen.`,
    take: 'Take It Up Here',
    failed: 'The room could not be taken up. Please try again.',
  },
});
