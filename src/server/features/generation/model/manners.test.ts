import { describe, expect, it } from 'vitest';
import { Manners } from './manners.ts';

const refusal = (text: string, status = 400) => ({ status, text });

describe('what a server refuses', () => {
  it.each([
    ["Invalid parameter: 'response_format' of type 'json_schema' is not supported", 'format'],
    ['Invalid JSON payload received. Unknown name "responseSchema"', 'format'],
    ['Failed to parse grammar', 'format'],
    ['JSON mode is not enabled for this model', 'format'],
    [
      "Unrecognized request argument supplied: stream_options (not 'temperature')",
      'stream_options',
    ],
    ['max_completion_tokens is too large', 'max_tokens'],
    ["This model's maximum context length is 4096 tokens", 'max_tokens'],
    ['Unknown parameter: thinking', 'reasoning'],
  ] as const)('is left out from then on: %s', (text, part) => {
    const manners = new Manners(undefined);
    expect(manners.learn(refusal(text), manners.ways)).toBe(true);
    const { mode, without } = manners.ways;
    expect(mode).toBe(part === 'format' ? 'json' : 'schema');
    expect([...without]).toEqual(part === 'format' ? [] : [part]);
  });

  it.each([
    [refusal('API key not valid')],
    [refusal('response_format', 401)],
    [refusal('response_format', 500)],
    [{ status: undefined, text: 'response_format' }],
  ])('is nothing of a request where it says something else: %o', (said) => {
    const manners = new Manners(undefined);
    expect(manners.learn(said, manners.ways)).toBe(false);
  });

  it('goes from a schema to JSON to nothing, and there it ends', () => {
    const manners = new Manners(undefined);
    const modes = Array.from({ length: 4 }, () => {
      const { mode } = manners.ways;
      return [mode, manners.learn(refusal('response_format'), manners.ways)];
    });
    expect(modes).toEqual([
      ['schema', true],
      ['json', true],
      ['none', false],
      ['none', false],
    ]);
  });

  it('counts once where streams that were asked alike are told', () => {
    const manners = new Manners(undefined);
    const asked = manners.ways;
    for (let stream = 0; stream < 3; stream += 1) {
      expect(manners.learn(refusal('json_schema'), asked)).toBe(true);
    }
    expect(manners.ways.mode).toBe('json');
  });
});
