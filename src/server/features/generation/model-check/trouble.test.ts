import { describe, expect, it } from 'vitest';
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import { UnusableAnswer } from '#server/features/generation/model/unusable-answer.ts';
import { troubleOf, troubleOfRefusal } from './trouble.ts';

const SETTINGS: ModelSettings = {
  provider: 'openai-compatible',
  model: 'gemma4',
  apiKey: 'a-secret-key',
  baseUrl: 'http://localhost:11434/v1',
};

describe('MODEL-26 what is wrong is told by what the server has said', () => {
  it.each([
    [401, '{"error":{"code":"invalid_api_key"}}', 'key'],
    [403, 'Forbidden', 'key'],
    [400, 'API key not valid. Please pass a valid API key.', 'key'],
    [404, 'model "gemma4" not found, try pulling it first', 'model'],
    [404, 'The model `gemma4` does not exist.', 'model'],
    [404, '{"type":"error","error":{"type":"not_found_error","message":"model: gemma4"}}', 'model'],
    [404, 'The API deployment for this resource does not exist.', 'model'],
    [400, 'gemma4 is not a valid model ID', 'model'],
    [404, '404 page not found', 'address'],
    [405, '', 'address'],
    [402, 'Insufficient Balance', 'quota'],
    [429, '{"error":{"code":"insufficient_quota"}}', 'quota'],
    [400, 'Your credit balance is too low to access the API.', 'quota'],
    [429, 'Rate limit reached', 'busy'],
    [529, 'Overloaded', 'busy'],
    [500, '', 'busy'],
    [400, "Unsupported value: 'temperature' does not support 0.8", 'request'],
    [422, 'Extra inputs are not permitted', 'request'],
  ])('%i %s: %s', (status, text, kind) => {
    const trouble = troubleOfRefusal({ status, text }, SETTINGS);
    expect(trouble?.kind).toBe(kind);
    expect(trouble?.advice).toContain(`(status ${status})`);
    expect(trouble?.advice).not.toContain('secret');
  });

  it('names the settings of the provider, and says where a key is missing', () => {
    const advice = (settings: ModelSettings) =>
      troubleOfRefusal({ status: 401, text: '' }, settings)?.advice;
    expect(advice({ ...SETTINGS, apiKey: undefined })).toBe(
      'The server wants a key (status 401): set AI_API_KEY.',
    );
    expect(advice({ ...SETTINGS, provider: 'anthropic' })).toContain(
      'look at AI_API_KEY or ANTHROPIC_API_KEY',
    );
    const named = { ...SETTINGS, checkModel: 'other' };
    expect(troubleOfRefusal({ status: 404, text: 'no such model' }, named)?.advice).toContain(
      "no model 'gemma4' (status 404): look at AI_MODEL and AI_CHECK_MODEL.",
    );
  });

  const caused = (name: string, cause?: unknown) =>
    Object.assign(new Error('a-secret-key', { cause }), { name });

  it.each<[string, unknown, string, RegExp]>([
    ['a refusal', { statusCode: 401, message: 'No' }, 'key', /AI_API_KEY/],
    ['a busy server', { statusCode: 503 }, 'busy', /later/],
    ['a web page', caused('AI_APICallError', caused('NoModelThere')), 'address', /\/v1/],
    ['no server', caused('TypeError', { code: 'ECONNREFUSED' }), 'unreachable', /AI_BASE_URL/],
    ['nothing in time', caused('TimeoutError'), 'silent', /try again/],
    ['prose', new UnusableAnswer('prose', 'stop'), 'unreadable', /like: prose/],
    ['thoughts alone', new UnusableAnswer('empty', 'length'), 'unreadable', /AI_MAX_TOKENS/],
    ['a filter', new UnusableAnswer('empty', 'content-filter'), 'declined', /filter/],
    ['anything else', caused('OddError'), 'unknown', /OddError/],
    ['what is no error', 'a-secret-key', 'unknown', /no reason/],
  ])('%s', (_, error, kind, advice) => {
    const trouble = troubleOf(error, SETTINGS);
    expect(trouble.kind).toBe(kind);
    expect(trouble.advice).toMatch(advice);
    expect(trouble.advice).not.toContain('secret');
  });

  it('without an address of one’s own, the network is looked at', () => {
    const { advice } = troubleOf(caused('TypeError', { code: 'ENOTFOUND' }), {
      ...SETTINGS,
      baseUrl: undefined,
    });
    expect(advice).toBe("The server can't be reached (ENOTFOUND): look at the network.");
  });
});
