// Home and play on a slow machine, beside a bare page and other products' built sites, all in turn in one run.
import { cards, serializeMatch, startedMatch } from '../tests/support/matches.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { launch, serveBare, SLOWDOWN } from './browser.ts';
import { peerFolders, servePeer, type Peer } from './peers.ts';
import { median, type Section } from './section.ts';
import { visit, type Target, type Visit } from './visit.ts';

const ROUNDS = 5;
const BARE_PAGE = `<!doctype html><title>Bare</title><h2>1</h2>
<button onclick="document.querySelector('h2').textContent++">Next</button>`;

interface Subject {
  readonly screen: 'home' | 'play';
  readonly name: string;
  readonly target: Target;
  readonly visits: Visit[];
}

export async function measureBeside(): Promise<Section> {
  const riffle = await startRiffle();
  const bare = await serveBare(BARE_PAGE);
  const peers = await Promise.all(peerFolders().map(servePeer));
  const browser = await launch();
  const all = [...ownSubjects(riffle.url, bare.url), ...peers.flatMap(subjectsOf)];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The turn changes from round to round: what comes last would always meet the warmest machine.
    const turn = [...all.slice(round % all.length), ...all.slice(0, round % all.length)];
    for (const { target, visits } of turn) visits.push(await visit(browser, target));
  }
  await browser.close();
  for (const peer of peers) peer.stop();
  bare.stop();
  await riffle.stop();
  return {
    title: 'Home and play beside others',
    command: 'npm run bench -- beside',
    about: `Chromium at ${SLOWDOWN}× CPU slowdown without a graphics card, 1280×720, on loopback, nothing cached; ${ROUNDS} visits each, all in turn, as the median and the range. Scripts as sent, by Brotli; requests until 3 s after the last one, and besides them those of the service worker; blocking is what tasks took beyond 50 ms; the heap after a collection; from the press on Next to its frame. Playwright listens to what a page’s scripts report, and lets V8 work out where each of the five errors was made that React makes when it is loaded, which no visitor’s browser does (on a machine where home’s blocking was 0.83 s, 0.16 to 0.35 s were that). \`BENCH_PEERS=dir1,dir2\` sets folders of other products’ built sites beside them; a \`beside.json\` in such a folder says where its screen of play is: \`{"play":"/path","press":"Next","storage":{}}\`.`,
    columns: [
      'screen',
      'of',
      'scripts',
      'requests',
      'first paint',
      'largest paint',
      'blocking',
      'heap',
      'press to frame',
    ],
    rows: all.map(rowOf),
  };
}

function ownSubjects(url: string, bareUrl: string): Subject[] {
  const match = startedMatch({ cards: cards(60) });
  const { durationMs } = match.timer;
  const paused = { status: 'paused', durationMs, remainingMs: durationMs } as const;
  const storage = { 'riffle:game': serializeMatch({ ...match, timer: paused }) };
  return [
    { screen: 'home', name: 'a bare page', target: { url: bareUrl }, visits: [] },
    { screen: 'home', name: 'Riffle', target: { url }, visits: [] },
    { screen: 'play', name: 'a bare page', target: { url: bareUrl, press: 'Next' }, visits: [] },
    {
      screen: 'play',
      name: 'Riffle',
      target: { url: `${url}/game`, press: 'Next', storage },
      visits: [],
    },
  ];
}

function subjectsOf({ name, url, play }: Peer): Subject[] {
  const home: Subject = { screen: 'home', name, target: { url }, visits: [] };
  if (!play) return [home];
  const { play: path, ...target } = play;
  return [home, { screen: 'play', name, target: { url: url + path, ...target }, visits: [] }];
}

function rowOf({ screen, name, target, visits }: Subject): string[] {
  const kilobytes = (of: (one: Visit) => number) => spread(visits.map(of), 'KB', 1024);
  const ms = (of: (one: Visit) => number) => spread(visits.map(of), 'ms');
  return [
    screen,
    name,
    kilobytes((one) => one.scriptBytes),
    `${median(visits.map((one) => one.requests))} + ${median(visits.map((one) => one.workerRequests))}`,
    ms((one) => one.firstPaintMs),
    ms((one) => one.largestPaintMs),
    ms((one) => one.blockingMs),
    kilobytes((one) => one.heapBytes),
    target.press === undefined ? '' : ms((one) => median(one.pressMs)),
  ];
}

/** The median, and the least and the most where they differ. */
function spread(values: readonly number[], unit: string, divisor = 1): string {
  const shown = (value: number): string => (value / divisor).toFixed(0);
  const [least, most] = [shown(Math.min(...values)), shown(Math.max(...values))];
  const range = least === most ? '' : ` (${least}–${most})`;
  return `${shown(median(values))} ${unit}${range}`;
}
