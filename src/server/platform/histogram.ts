// How often something took how long, by labels, in Prometheus' form. Every request and statement is counted, so
// counting has to cost next to nothing; the text is made when somebody asks.

export interface Histogram {
  /** `values` are those of the labels, in their order. */
  observe(values: readonly string[], seconds: number): void;
  text(): string;
}

interface About {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds in seconds, the lowest first. */
  readonly steps: readonly number[];
}

interface Counts {
  readonly labels: string;
  /** How many fell into each step, and above all of them. */
  readonly inStep: number[];
  sum: number;
}

/** Stands in no method, route or kind of statement. */
const BETWEEN = '\u0000';

export function histogram({ name, help, labels, steps }: About): Histogram {
  const all = new Map<string, Counts>();
  const begun = (values: readonly string[], key: string): Counts => {
    const named = labels.map((label, at) => `${label}="${escaped(values[at] ?? '')}"`);
    const counts = {
      labels: named.join(','),
      inStep: Array.from({ length: steps.length + 1 }, () => 0),
      sum: 0,
    };
    all.set(key, counts);
    return counts;
  };
  return {
    observe(values, seconds) {
      const key = values.join(BETWEEN);
      const counts = all.get(key) ?? begun(values, key);
      const step = steps.findIndex((bound) => seconds <= bound);
      const at = step === -1 ? steps.length : step;
      counts.inStep[at] = (counts.inStep[at] ?? 0) + 1;
      counts.sum += seconds;
    },
    text() {
      const lines = [...all.values()].flatMap((counts) => linesOf(name, steps, counts));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines].join('\n');
    },
  };
}

/** Each step counts those below it too. */
function linesOf(name: string, steps: readonly number[], { labels, inStep, sum }: Counts) {
  let below = 0;
  const buckets = [...steps, '+Inf'].map((bound, at) => {
    below += inStep[at] ?? 0;
    return `${name}_bucket{le="${bound}",${labels}} ${below}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${below}`];
}

function escaped(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('"', '\\"');
}
