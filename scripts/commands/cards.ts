// Cards that hosts say are wrong.
import { listFlags } from '#server/features/decks/cards/flags.ts';
import type { Commands } from './command.ts';

export const cardCommands: Commands = {
  flags: {
    takes: '',
    does: 'lists the cards that hosts say are wrong, newest first',
    async run({ db }) {
      const flags = await listFlags(db);
      return flags.length > 0 ? flags.map(describeFlag).join('\n\n') : 'No card is flagged.';
    },
  },
};

function describeFlag(flag: Awaited<ReturnType<typeof listFlags>>[number]): string {
  const { createdAt, reason, gameType, topic, mode, question, answer, note } = flag;
  const day = new Date(createdAt).toISOString().slice(0, 10);
  return [
    `${day}  ${reason}  ${gameType}: ${topic}  (${mode}, game ${flag.gameId}, card ${flag.cardId})`,
    `  ${question}`,
    ...(answer ? [`  = ${answer}`] : []),
    ...(note ? [`  “${note}”`] : []),
  ].join('\n');
}
