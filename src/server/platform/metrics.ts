// What a server counts of itself, in Prometheus' form. What all servers share is read from the database when
// somebody asks, so each of them tells the same.
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  const register = new Registry();
  const refresh: (() => Promise<void>)[] = [];
  collectDefaultMetrics({ register });
  const { requests, statements, streams } = ownFigures(register);
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    statement: (kind, seconds) => statements.observe({ kind }, seconds),
    stream: () => {
      streams.inc();
      return () => streams.dec();
    },
    shared: (about) => {
      refresh.push(sharedGauges(register, about));
    },
    async text() {
      await Promise.all(refresh.map((each) => each()));
      return register.metrics();
    },
  };
}

/** What this process counts of itself. */
function ownFigures(register: Registry) {
  const registers = [register];
  return {
    requests: new Histogram({
      name: 'riffle_request_seconds',
      help: 'Requests by route and status, and how long their answers took',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    statements: new Histogram({
      name: 'riffle_database_seconds',
      help: 'Statements of the database, and how long they took',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers,
    }),
    streams: new Gauge({
      name: 'riffle_event_streams',
      help: 'Open event streams of this process',
      registers,
    }),
  };
}

/** Makes the gauges; what comes back reads their figures and sets them. */
function sharedGauges<Name extends string>(
  register: Registry,
  { gauges, read }: SharedFigures<Name>,
): () => Promise<void> {
  const all = Object.entries<{ help: string; labels?: string[] }>(gauges).map(
    ([name, { help, labels = [] }]) => ({
      name,
      labels,
      gauge: new Gauge({ name, help, labelNames: labels, registers: [register] }),
    }),
  );
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
