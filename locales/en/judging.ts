// Judging what came from the phones, on the host's screen and on a remote.
import { catalog } from '../catalog.ts';

export const judgingText = catalog('judging', {
  title: 'Answers',
  marks: { right: 'Right', wrong: 'Wrong', ask: 'You say' },
  isRight: ({ text }: { text: string }) => `‘${text}’ is right`,
  isWrong: ({ text }: { text: string }) => `‘${text}’ is wrong`,
  challenged: ({ name }: { name: string }) => `${name} thinks it’s right`,
  /** Whose answer it is. */
  names: ({ names }: { names: readonly string[] }) => new Intl.ListFormat('en').format(names),
  challenges: 'Earlier cards',
  challenge: ({ name, text, answer }: { name: string; text: string; answer: string }) =>
    `${name} thinks ‘${text}’ is right too. The card says ‘${answer}’.`,
  nobody: 'Nobody has answered.',
  failed: 'The mark did not reach the room. Please try again.',
});
