// The phone's screens: the way into a room, being in it, and its end. Its cards are `phone-cards.ts`.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '1st', '2nd', '3rd', '11th'. */
const ordinal = (place: number) => `${place}${ENDINGS[ORDINALS.select(place)] ?? 'th'}`;

export const phoneText = catalog('phone', {
  /** Typing a room's code. */
  code: {
    title: 'Join a game',
    label: 'Room code',
    hint: 'Five letters, on the big screen.',
    wrongForm: 'A code has five letters. Look at the big screen.',
    go: 'Go',
    notHere: ({ why }: { why: string }) => `Joining: ${why}`,
  },

  /** Before a browser has a seat. */
  door: {
    title: 'Join the game',
    looking: 'Looking for the room…',
    failed: 'The room could not be found. Please try again.',
    room: ({ code }: { code: string }) => `Room ${code}`,
    name: 'Your name',
    noName: 'Type a name first.',
    team: 'Your team',
    mark: 'Your mark',
    changeMark: 'Change your mark',
    join: 'Join',
    failedToJoin: 'Joining did not work. Please try again.',
    closed: 'The host has closed the door: nobody can join any more.',
    closedWhy: 'Ask the host to open it, then look again.',
    asks: 'The host lets you in.',
    begun: 'The game has begun. You play from the next card on.',
    lookAgain: 'Look again',
    otherCode: 'Another code',
    noSeat: 'You have no seat in this room any more.',
  },

  /** What a room answers, and what to do then. */
  todo: {
    full: 'Ask the host whether somebody can make room.',
    removed: 'Ask the host if that was a mistake.',
  },

  look: {
    shape: 'Shape',
    shapes: {
      circle: 'Circle',
      triangle: 'Triangle',
      square: 'Square',
      diamond: 'Diamond',
      star: 'Star',
      heart: 'Heart',
    },
    colour: 'Colour',
    colours: ['Blue', 'Amber', 'Green', 'Pink', 'Violet', 'Cyan', 'Orange', 'Plain'],
    done: 'Done',
  },

  /** A one-time code of the host's: this phone becomes a remote, or takes a seat over. */
  pass: {
    title: 'A phone for the host',
    intro: 'Name this phone, so that the host knows it.',
    name: 'Phone’s name',
    use: 'Use this phone',
    failed: 'That did not work. Please try again.',
    join: 'Join as a player instead',
  },

  waiting: {
    title: 'Almost in',
    seat: 'Waiting for the host to let you in',
    remote: 'Waiting for the big screen to say yes',
    stay: 'Keep this page open.',
  },

  lobby: {
    title: 'You’re in!',
    look: 'Look at the big screen',
    soon: 'The game begins when everybody is there.',
    seats: ({ count }: { count: number }) =>
      plural(count, { one: `${count} player`, other: `${count} players` }),
    teams: 'Teams',
    yours: 'your team',
    change: 'Change name or mark',
  },

  header: {
    points: ({ points }: { points: number }) => (points === 1 ? '1 point' : `${points} points`),
    you: 'You',
    menu: 'You and this room',
  },

  menu: {
    save: 'Save',
    notSaved: 'That was not saved. Please try again.',
    vibration: 'Vibrate',
    noVibration: 'This browser can’t.',
    teamFixed: 'Teams are fixed once the game has begun. The host can move you.',
    leave: 'Leave the room',
    leaveTitle: 'Leave the room',
    leaveSure: 'Leave the room? Your seat goes, and your own points with it.',
    leaveRemoteSure: 'Leave the room? This phone is no remote any more then.',
    leaveOk: 'Leave',
    notLeft: 'Leaving did not work. Please try again.',
  },

  line: {
    connecting: 'Connecting…',
    again: 'Connecting again…',
  },

  over: {
    title: 'Game over',
    thanks: 'Thanks for playing',
    place: ({ place }: { place: number }) => ordinal(place),
    placeOf: ({ place, of, points }: { place: number; of: number; points: number }) =>
      `You are ${ordinal(place)} of ${of} · ${points} ${points === 1 ? 'point' : 'points'}`,
    won: ({ team }: { team: string }) => `${team} wins!`,
    tie: ({ teams }: { teams: readonly string[] }) =>
      `A tie: ${new Intl.ListFormat('en').format(teams)}`,
    stay: 'Stay here: the next game comes to this page.',
    points: 'Points of the teams',
  },

  ends: {
    closed: { title: 'The room is closed', text: 'The room is closed. Thanks for playing.' },
    removed: {
      title: 'You are out of the room',
      text: 'The host has taken this seat away.',
    },
    replaced: { title: 'You play in another window', text: 'This page has stopped here.' },
    playHere: 'Play here',
  },
});
