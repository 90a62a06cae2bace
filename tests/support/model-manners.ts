// The forms that models give their answers, schema or not.

/** How an answer is put together from its elements. */
interface Form {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  readonly element: (element: object, index: number) => string;
}

const json = (element: object): string => JSON.stringify(element);
const JSON_OBJECT: Form = { before: '{"elements":[', between: ',', after: ']}', element: json };

const THOUGHT =
  'A card like {"question":"Is this a thought?","hint":"It is.","answer":"No card","explanation":""} would do.';

export const FORMS = {
  elements: JSON_OBJECT,
  fenced: { ...JSON_OBJECT, before: '```json\n{"elements": [\n', after: '\n]}\n```' },
  thinking: { ...JSON_OBJECT, before: `<think>\n${THOUGHT}\n</think>\n\n{"elements":[` },
  /** As where the server begins the thoughts itself. */
  'thinking unannounced': {
    ...JSON_OBJECT,
    before: `${'Which cards would be good here? '.repeat(10)}\n${THOUGHT}\n</think>\n\n{"elements":[`,
  },
  prose: {
    ...JSON_OBJECT,
    before: 'Sure! Here are the "elements" {as you asked}:\n\n1. All in one list.\n\n[',
    after: ']\n\nEnjoy your evening!',
  },
  'bare array': { ...JSON_OBJECT, before: '[', after: ']' },
  cards: { ...JSON_OBJECT, before: '{"cards": [', after: ']}' },
  'JSON lines': { ...JSON_OBJECT, before: '', between: '\n', after: '\n' },
  nulls: { ...JSON_OBJECT, element: (element) => json(withNulls(element)) },
  numbers: { ...JSON_OBJECT, element: (element) => json(withNumbers(element)) },
  'numbered list': {
    before: 'Here you are:\n\n',
    between: '\n\n',
    after: '\n\nHave fun!',
    element: listed,
  },
} as const satisfies Record<string, Form>;

export type ModelForm = keyof typeof FORMS;

/** What is empty is null. */
function withNulls(element: object): object {
  const names = new Set([...Object.keys(element), 'hint', 'answer', 'explanation']);
  const given = new Map(Object.entries(element));
  return Object.fromEntries([...names].map((name) => [name, given.get(name) || null]));
}

/** Answers are numbers, numbers are texts, and names begin with a capital. */
function withNumbers(element: object): object {
  const entries = Object.entries(element).map(([name, value]): [string, unknown] => {
    if (name === 'answer') return [name, Number(/\d+/.exec(String(value))?.[0])];
    return [name, name === 'number' ? String(value) : value];
  });
  return Object.fromEntries(
    entries.map(([name, value]) => [name.charAt(0).toUpperCase() + name.slice(1), value]),
  );
}

function listed(element: object, index: number): string {
  const [[, first] = [], ...others] = Object.entries(element);
  const isCard = 'question' in element;
  const head = isCard ? `${index + 1}. **${first}**` : `${index + 1}. Number: ${first}`;
  const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  return [head, ...others.map(([name, value]) => `   - **${title(name)}:** ${value}`)].join('\n');
}
