// What a server counts of itself, in Prometheus' form. What all servers share is read from the database when
// somebody asks, so each of them tells the same.
import type { Gauge, GaugeConfiguration, Registry } from 'prom-client';
import { histogram } from './histogram.ts';

export interface Metrics {
  /** One answered request: its method, its route as `/api/games/:id`, its status, and how long it took. */
  request(about: RequestMeasure): void;
  /** One statement of the database. */
  statement(kind: string, seconds: number): void;
  /** An event stream has opened; call the returned function when it ends. */
  stream(): () => void;
  /** Figures that one `read` fetches whenever somebody asks. */
  shared<Name extends string>(about: SharedFigures<Name>): void;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
}

interface RequestMeasure {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface Figure {
  readonly labels?: Record<string, string>;
  readonly value: number;
}

interface SharedFigures<Name extends string> {
  /** What each of them tells, and by which labels. */
  readonly gauges: Readonly<Record<Name, { readonly help: string; readonly labels?: string[] }>>;
  read(): Promise<Readonly<Record<Name, readonly Figure[]>>>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const { requests, statements } = ownHistograms();
  let streams = 0;
  const shares: SharedFigures<string>[] = [];
  let others: Promise<Others> | undefined;
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe([method, route, String(status)], seconds),
    statement: (kind, seconds) => statements.observe([kind], seconds),
    stream: () => {
      streams += 1;
      return () => {
        streams -= 1;
      };
    },
    shared: (about) => {
      shares.push(about);
    },
    async text() {
      const { register, refresh } = await (others ??= openOthers(shares));
      await Promise.all(refresh.map((each) => each()));
      const open = [
        '# HELP riffle_event_streams Open event streams of this process',
        '# TYPE riffle_event_streams gauge',
        `riffle_event_streams ${streams}`,
      ].join('\n');
      const own = [requests.text(), statements.text(), open].join('\n\n');
      return `${own}\n\n${await register.metrics()}`;
    },
  };
}

/** What this process counts of itself. */
function ownHistograms() {
  return {
    requests: histogram({
      name: 'riffle_request_seconds',
      help: 'Requests by route and status, and how long their answers took',
      labels: ['method', 'route', 'status'],
      steps: SECONDS,
    }),
    statements: histogram({
      name: 'riffle_database_seconds',
      help: 'Statements of the database, and how long they took',
      labels: ['kind'],
      steps: SECONDS,
    }),
  };
}

interface Others {
  readonly register: Registry;
  /** Each reads figures that all servers share. */
  readonly refresh: readonly (() => Promise<void>)[];
}

/** What Prometheus' client knows of every process, and the shared figures: loaded when somebody asks first. */
async function openOthers(shares: readonly SharedFigures<string>[]): Promise<Others> {
  const { collectDefaultMetrics, Gauge, Registry } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });
  const refresh = shares.map((about) =>
    sharedGauges(about, (gauge) => new Gauge({ ...gauge, registers: [register] })),
  );
  return { register, refresh };
}

/** Makes the gauges; what comes back reads their figures and sets them. */
function sharedGauges(
  { gauges, read }: SharedFigures<string>,
  make: (gauge: GaugeConfiguration<string>) => Gauge,
): () => Promise<void> {
  const all = Object.entries(gauges).map(([name, { help, labels = [] }]) => ({
    name,
    labels,
    gauge: make({ name, help, labelNames: labels }),
  }));
  return async () => {
    // While the database is away the figures of this process are wanted most.
    const figures = await read().catch(() => undefined);
    for (const { name, labels, gauge } of all) {
      gauge.reset();
      if (!figures && labels.length === 0) gauge.set(Number.NaN);
      for (const { labels: by = {}, value } of figuresOf(figures, name)) gauge.set(by, value);
    }
  };
}

function figuresOf(
  figures: Readonly<Record<string, readonly Figure[]>> | undefined,
  name: string,
): readonly Figure[] {
  return figures?.[name] ?? [];
}
