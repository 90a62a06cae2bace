// What a check of the model has found, in words for the operator at the keyboard.
import type { ModelSettings } from '#server/platform/configuration/configuration.ts';
import { isLoopback } from '#server/platform/configuration/settings.ts';
import { refusalOf } from '#server/features/generation/model/reason.ts';
import type { TotalUsage } from '#server/features/generation/model/token-usage.ts';
import type { ModelReport } from './check-model.ts';
import { troubleOf } from './trouble.ts';

interface InWords {
  readonly text: string;
  /** Decks can be written, and looked at where that is wanted. */
  readonly isGood: boolean;
}

/** A first word that comes later than this is felt at the table. */
const SLOW_MS = 10_000;
/** What a server says about a request is cut off here. */
const MOST_SAID = 200;

export function reportInWords(report: ModelReport, settings: ModelSettings): InWords {
  const troubles = [...writingTroubles(report, settings), ...checkingTroubles(report, settings)];
  const hints = hintsOn(report, settings);
  const parts = [
    ...writingLines(report, settings),
    ...checkingLines(report, settings),
    ...listOf('What is wrong', troubles),
    ...listOf('What to set', hints),
    ...(troubles.length + hints.length === 0 ? ['All is well, and there is nothing to set.'] : []),
  ];
  return { text: parts.join('\n'), isGood: troubles.length === 0 };
}

function listOf(title: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [title, ...items.map((item) => `  - ${item}`)];
}

function writingLines({ writing }: ModelReport, { model, provider }: ModelSettings): string[] {
  const { asked, drafts, cards, rejections, firstMs, ms, usage, ways } = writing;
  const refused = rejections.length > 0 ? ` (refused: ${rejections.join(', ')})` : '';
  const first = firstMs === undefined ? 'no word came' : `the first word after ${seconds(firstMs)}`;
  return [
    `Writing: ${model} by ${provider}`,
    `  cards   ${asked} asked for, ${drafts.length} came, ${cards.length} can be used${refused}`,
    `  time    ${first}, all after ${seconds(ms)}`,
    `  tokens  ${tokensOf(usage)}`,
    `  form    ${FORMS[ways.mode]}${leftOut([...ways.without])}`,
  ];
}

const FORMS = {
  schema: 'schema: the server is given one',
  json: 'json: the server is asked for JSON alone',
  none: 'none: the form is asked for in words alone',
} as const;

function leftOut(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `; it does not take ${parts.join(', ')}, and is asked without`;
}

function checkingLines({ checking }: ModelReport, settings: ModelSettings): string[] {
  if (!checking) return [];
  const { opinion, ms, usage } = checking;
  const came =
    opinion?.verdict === 'checked'
      ? 'came to the answer of the card'
      : opinion?.verdict === 'unsure'
        ? 'came to another answer than the card’s'
        : 'came to no answer that can be compared';
  return [
    `Checking: ${settings.checkModel ?? settings.model}`,
    `  card    one, without its answer: it ${came}, after ${seconds(ms)}`,
    `  tokens  ${tokensOf(usage)}`,
  ];
}

function writingTroubles({ writing }: ModelReport, settings: ModelSettings): string[] {
  const { failure, cards, rejections } = writing;
  if (failure) return [troubleWith(failure.error, settings)];
  if (cards.length > 0) return [];
  return [
    `Every card was refused (${[...new Set(rejections)].join(', ')}): the model leaves out what it is asked for. Take a larger one, or try AI_STRUCTURED=json.`,
  ];
}

function checkingTroubles({ checking }: ModelReport, settings: ModelSettings): string[] {
  if (!checking?.failure) return [];
  const checker = { ...settings, model: settings.checkModel ?? settings.model };
  const trouble = troubleWith(checking.failure.error, checker);
  return [`${trouble} Until then decks are not looked at a second time.`];
}

/** The advice, and what the server has said itself, unless that is about a key. */
function troubleWith(error: unknown, settings: ModelSettings): string {
  const { kind, advice } = troubleOf(error, settings);
  const said = kind === 'key' ? '' : withoutSecrets(refusalOf(error).text, settings);
  const { status } = refusalOf(error);
  return status === undefined || said === '' ? advice : `${advice} The server says: ${said}`;
}

function withoutSecrets(text: string, { apiKey, headers = {} }: ModelSettings): string {
  const line = text.split('\n', 1).join('').slice(0, MOST_SAID);
  const secrets = [apiKey ?? '', ...Object.values(headers)].filter((secret) => secret !== '');
  return secrets.reduce((said, secret) => said.replaceAll(secret, '…'), line);
}

function hintsOn({ writing, checking }: ModelReport, settings: ModelSettings): string[] {
  if (writing.cards.length === 0) return [];
  const { ways, usage, firstMs = 0, rejections } = writing;
  const { structured, reasoning, baseUrl = '' } = settings;
  const isThoughtful = usage.reasoningTokens * 2 > usage.outputTokens;
  const hint = (isSo: boolean, words: string): string[] => (isSo ? [words] : []);
  return [
    ...hint(
      structured === undefined && ways.mode !== 'schema',
      `AI_STRUCTURED=${ways.mode}: saves the requests that are refused after each start.`,
    ),
    ...hint(
      reasoning === undefined && (ways.thinks || isThoughtful),
      'AI_REASONING=low or none: most tokens went into thinking, which costs time and money.',
    ),
    ...hint(
      firstMs > SLOW_MS,
      'AI_REASONING=none, or another model: the first word came late. A local model may only have been loading; check again.',
    ),
    ...hint(
      isLoopback(baseUrl),
      'AI_STREAMS: as many as the local server answers at once, which is often 1.',
    ),
    ...hint(
      rejections.length > 0,
      'Nothing for the refused card: another is asked for in its place. Many such cards make decks dear.',
    ),
    ...hint(
      checking?.opinion?.verdict === 'unsure',
      'AI_CHECK_MODEL: the checker doubts an easy card. Check again; if it stays so, take a better model for one of the two.',
    ),
  ];
}

function tokensOf(usage: TotalUsage): string {
  const { calls, callsUncounted, inputTokens, outputTokens, reasoningTokens } = usage;
  const requests = `${calls} ${calls === 1 ? 'request' : 'requests'}`;
  if (callsUncounted === calls) return `the server does not tell, in ${requests}`;
  const thinking = reasoningTokens > 0 ? `, ${reasoningTokens} of them for thinking` : '';
  return `${inputTokens} read, ${outputTokens} written${thinking}, in ${requests}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
