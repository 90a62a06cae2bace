// A stand-in for an evaluation: a model that writes rows of sevens, and a checker that knows some of the known cards.
import { knownDecks } from '#eval/known-cards.ts';
import { rowOfSevens, startModelServer } from './model-server.ts';

/** It writes English alone, and what is no secret prompt. Of known cards it knows the truth, and what is unsafe. */
export async function startStandIn() {
  const model = await startModelServer();
  const suspected = new Set<string>();
  for (const { question, answer, truth, fault } of knownDecks().flatMap(({ cards }) => cards)) {
    model.answers.set(question, truth ?? answer);
    if (fault === 'unsafe') suspected.add(question);
  }
  // One card in nine comes again.
  model.card = (serial) => rowOfSevens(serial % 9 === 0 ? serial - 4 : serial);
  model.doubts = (question) => suspected.has(question);
  return { model, settings: model.settings, stop: () => model.stop() };
}
