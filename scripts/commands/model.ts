// Whether the configured model can write decks. Needs no database.
import { checkModel } from '#server/features/generation/model-check/check-model.ts';
import { reportInWords } from '#server/features/generation/model-check/report.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { createLog } from '#server/platform/log.ts';
import { Refusal, type AloneCommands } from './command.ts';

const SILENCE_MS = 60_000;
const MOST_MS = 180_000;

export const modelCommands: AloneCommands = {
  'model-check': {
    takes: '',
    does: 'has the model write two cards and check one, and says what to set',
    async run() {
      const { model } = readConfiguration(process.env);
      if (!model) {
        throw new Refusal('No model is configured, so the house writes: set AI_PROVIDER.');
      }
      const patience = { log: createLog('silent'), silenceMs: SILENCE_MS, mostMs: MOST_MS };
      const { text, isGood } = reportInWords(await checkModel(model, patience), model);
      if (!isGood) throw new Refusal(text);
      return text;
    },
  },
};
