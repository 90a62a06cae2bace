import { expect, it } from 'vitest';
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import type { ModelReport } from './check-model.ts';
import { reportInWords } from './report.ts';

const SETTINGS: ModelSettings = {
  provider: 'openai-compatible',
  model: 'gemma4',
  apiKey: 'a-secret-key',
  baseUrl: 'https://models.example/v1',
  headers: { 'api-key': 'another-secret' },
};
const USAGE = {
  calls: 1,
  callsUncounted: 0,
  inputTokens: 900,
  cachedInputTokens: 0,
  outputTokens: 200,
  reasoningTokens: 0,
};
const CARD = { question: 'Which planet is red?', hint: 'Near.', answer: 'Mars' };

function writing(changes: Partial<ModelReport['writing']> = {}): ModelReport {
  return {
    writing: {
      ms: 2000,
      usage: USAGE,
      ways: { mode: 'schema', without: new Set(), thinks: false },
      failure: undefined,
      asked: 2,
      drafts: [CARD],
      cards: [CARD],
      rejections: [],
      firstMs: 500,
      ...changes,
    },
    checking: undefined,
  };
}
const said = (changes: Partial<ModelReport['writing']>) =>
  reportInWords(writing(changes), SETTINGS);

it('MODEL-26 what the server has said is told in one line, without keys', () => {
  const message = 'Odd field in a-secret-key and another-secret\nwith more of them';
  const { text, isGood } = said({
    cards: [],
    drafts: [],
    failure: { error: { statusCode: 400, message } },
  });
  expect(isGood).toBe(false);
  expect(text).toContain('The server says: Odd field in … and …');
  expect(text).not.toMatch(/secret|with more/);
});

it('MODEL-26 of a refused key nothing is told that the server has said', () => {
  const { text } = said({
    cards: [],
    failure: { error: { statusCode: 401, message: 'Wrong: a-sec***key' } },
  });
  expect(text).toContain('look at AI_API_KEY');
  expect(text).not.toContain('a-sec');
});

it.each<[Partial<ModelReport['writing']>, string]>([
  [{ usage: { ...USAGE, reasoningTokens: 150 } }, 'AI_REASONING=low or none'],
  [
    { ways: { mode: 'none', without: new Set(['temperature']), thinks: true } },
    'AI_STRUCTURED=none',
  ],
  [{ firstMs: 12_000 }, 'the first word came late'],
  [{ rejections: ['no-hint'] }, 'Nothing for the refused card'],
])('MODEL-26 says what to set: %j', (changes, hint) => {
  const { text, isGood } = said(changes);
  expect(isGood).toBe(true);
  expect(text).toContain(hint);
});

it('where all is well it says so, and where tokens are not told too', () => {
  expect(said({}).text).toContain('All is well, and there is nothing to set.');
  expect(said({ usage: { ...USAGE, callsUncounted: 1 } }).text).toContain(
    'tokens  the server does not tell, in 1 request',
  );
});
