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
  /** A figure that `read` fetches whenever somebody asks, by its labels. */
  shared(about: SharedFigure): void;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
}

interface RequestMeasure {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface SharedFigure {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  read(): Promise<readonly { readonly labels: Record<string, string>; readonly value: number }[]>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'riffle_request_seconds',
    help: 'Requests by route and status, and how long their answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const statements = new Histogram({
    name: 'riffle_database_seconds',
    help: 'Statements of the database, and how long they took',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const streams = new Gauge({
    name: 'riffle_event_streams',
    help: 'Open event streams of this process',
    registers,
  });
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    statement: (kind, seconds) => statements.observe({ kind }, seconds),
    stream: () => {
      streams.inc();
      return () => streams.dec();
    },
    shared: ({ name, help, labels, read }) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [],
        async collect() {
          // While the database is away the figures of this process are wanted most.
          const figures = await read().catch(() => []);
          this.reset();
          if (figures.length === 0 && labels.length === 0) this.set(Number.NaN);
          for (const figure of figures) this.set(figure.labels, figure.value);
        },
      });
      register.registerMetric(gauge);
    },
    text: () => register.metrics(),
  };
}
