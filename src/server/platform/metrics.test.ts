// What monitoring reads; docs/operations.md lists the names.
import { expect, it } from 'vitest';
import { createMetrics, type Metrics } from './metrics.ts';

/** The lines about one name, its help and type among them. */
async function about(metrics: Metrics, name: string): Promise<string[]> {
  const lines = (await metrics.text()).split('\n');
  return lines.filter((line) => line.replace(/^# (?:HELP|TYPE) /, '').startsWith(name));
}

it('requests are counted by method, route and status, in steps from a millisecond to ten seconds', async () => {
  const metrics = createMetrics();
  const route = '/api/games/:id';
  metrics.request({ method: 'GET', route, status: 200, seconds: 0.03 });
  metrics.request({ method: 'GET', route, status: 200, seconds: 7 });
  metrics.request({ method: 'PUT', route, status: 404, seconds: 0.5 });
  const lines = await about(metrics, 'riffle_request_seconds');
  expect(lines.slice(0, 2)).toEqual([
    '# HELP riffle_request_seconds Requests by route and status, and how long their answers took',
    '# TYPE riffle_request_seconds histogram',
  ]);
  const gets = lines.filter((line) => line.includes('method="GET",route="/api/games/:id"'));
  expect(
    gets.map((line) => [/le="([^"]+)"/.exec(line)?.[1], Number(line.split(' ').at(-1))]),
  ).toEqual([
    ...['0.001', '0.0025', '0.005', '0.01', '0.025'].map((le) => [le, 0]),
    ...['0.05', '0.1', '0.25', '0.5', '1', '2.5', '5'].map((le) => [le, 1]),
    ...['10', '+Inf'].map((le) => [le, 2]),
    [undefined, 7.03],
    [undefined, 2],
  ]);
  expect(lines).toContain(
    'riffle_request_seconds_sum{method="PUT",route="/api/games/:id",status="404"} 0.5',
  );
});

it('statements are counted by kind, streams as they come and go', async () => {
  const metrics = createMetrics();
  metrics.statement('select', 0.2);
  const statements = await about(metrics, 'riffle_database_seconds');
  expect(statements[0]).toBe(
    '# HELP riffle_database_seconds Statements of the database, and how long they took',
  );
  expect(statements).toContain('riffle_database_seconds_sum{kind="select"} 0.2');
  expect(statements).toContain('riffle_database_seconds_bucket{le="0.25",kind="select"} 1');
  const ends = [metrics.stream(), metrics.stream()];
  const streams = [
    '# HELP riffle_event_streams Open event streams of this process',
    '# TYPE riffle_event_streams gauge',
  ];
  expect(await about(metrics, 'riffle_event_streams')).toEqual([
    ...streams,
    'riffle_event_streams 2',
  ]);
  ends[0]?.();
  expect(await about(metrics, 'riffle_event_streams')).toContain('riffle_event_streams 1');
  ends[1]?.();
  expect(await about(metrics, 'riffle_event_streams')).toContain('riffle_event_streams 0');
});

it('shared figures are read anew each time; while they can’t be, they are not what they were', async () => {
  const metrics = createMetrics();
  let runs: number | undefined = 3;
  metrics.shared({
    gauges: {
      riffle_test_runs: { help: 'Runs by state', labels: ['state'] },
      riffle_test_age: { help: 'Age' },
    },
    async read() {
      if (runs === undefined) throw new Error('The database is away');
      return {
        riffle_test_runs: [
          { labels: { state: 'open' }, value: runs },
          { labels: { state: 'failed' }, value: 1 },
        ],
        riffle_test_age: [{ value: 12 }],
      };
    },
  });
  expect(await about(metrics, 'riffle_test')).toEqual([
    '# HELP riffle_test_runs Runs by state',
    '# TYPE riffle_test_runs gauge',
    'riffle_test_runs{state="open"} 3',
    'riffle_test_runs{state="failed"} 1',
    '# HELP riffle_test_age Age',
    '# TYPE riffle_test_age gauge',
    'riffle_test_age 12',
  ]);
  runs = 5;
  expect(await about(metrics, 'riffle_test_runs')).toContain('riffle_test_runs{state="open"} 5');
  runs = undefined;
  expect((await about(metrics, 'riffle_test')).filter((line) => !line.startsWith('#'))).toEqual([
    'riffle_test_age Nan',
  ]);
  expect(await metrics.text()).toContain('process_resident_memory_bytes');
});
