// Which part of the code may import which: the one table that the linter's rules (`oxlint.config.ts`) and the test of
// the laws (`tests/laws`) are made from. A folder of `src` with code in it that stands in no line is an error; `eval`
// lies beside it.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Room {
  /** A folder with all in it that is no room itself, or a single file. */
  readonly path: string;
  /** Paths of the rooms below it, whose files it may import. */
  readonly imports: readonly string[];
  /** Packages that have no business here, by the beginnings of their names. */
  readonly without: readonly string[];
  /** Of what every sentence is, and which language is spoken: `sentences` by key, and the `languages` they come in. */
  readonly words: 'none' | 'sentences' | 'languages';
  /** The one file of it that other rooms may import; undefined: any. */
  readonly entry: string | undefined;
  /** Other rooms lie inside it. */
  readonly isAround: boolean;
}

type Line = Partial<Pick<Room, 'imports' | 'without' | 'words' | 'entry'>>;

const NODE = ['node:', 'kysely', 'hono'];
const REACT = ['react', '@base-ui/'];

const platform = (...names: readonly string[]) =>
  names.map((name) => `src/server/platform/${name}`);
const webPlatform = (...names: readonly string[]) =>
  names.map((name) => `src/web/platform/${name}`);

const DOMAIN = ['category', 'deck', 'language', 'match', 'marking', 'room'].map(
  (name) => `src/domain/${name}`,
);
const GROUND = [...DOMAIN, 'src/contract'];
const PLATFORM = [
  'src/server/platform',
  ...platform('configuration', 'database', 'http', 'jobs', 'live', 'mail'),
];
/** Each may import those before it. */
const FEATURES = ['accounts', 'billing', 'decks', 'rooms', 'generation', 'privacy'].map(
  (name) => `src/server/features/${name}`,
);
const BELOW_FEATURES = [
  ...GROUND,
  'src/web/ui',
  'src/web/platform',
  ...webPlatform(
    'api',
    'language',
    'live',
    'match',
    'offline',
    'room',
    'router',
    'session',
    'storage',
  ),
];

/** `*` stands for every folder there is; each is a room of its own, and none imports another of them. */
const LINES: Readonly<Record<string, Line>> = {
  'src/domain/category': { words: 'none', without: [...NODE, ...REACT] },
  'src/domain/deck': { words: 'none', without: [...NODE, ...REACT] },
  'src/domain/language': { words: 'none', without: [...NODE, ...REACT] },
  'src/domain/match': {
    imports: ['src/domain/category', 'src/domain/deck'],
    words: 'none',
    without: [...NODE, ...REACT],
  },
  'src/domain/marking': {
    imports: ['src/domain/deck'],
    words: 'none',
    without: [...NODE, ...REACT],
  },
  'src/domain/room': {
    imports: DOMAIN.slice(0, -1),
    words: 'none',
    without: [...NODE, ...REACT],
  },
  'src/contract': { imports: DOMAIN, without: [...NODE, ...REACT] },
  'src/worker': { words: 'none', without: [...NODE, ...REACT] },

  'src/server/platform': { imports: platform('database', 'live'), without: REACT },
  'src/server/platform/configuration': { imports: platform('database', 'http'), without: REACT },
  'src/server/platform/database': { imports: platform('configuration'), without: REACT },
  'src/server/platform/http': {
    imports: ['src/contract', 'src/server/platform', ...platform('configuration', 'database')],
    without: REACT,
  },
  'src/server/platform/jobs': { without: REACT },
  'src/server/platform/live': { imports: platform('database'), without: REACT },
  'src/server/platform/mail': {
    imports: ['src/contract', 'src/server/platform', ...platform('database', 'jobs')],
    without: REACT,
  },
  ...Object.fromEntries(
    FEATURES.map((path, at) => [
      path,
      {
        imports: [...GROUND, ...PLATFORM, ...FEATURES.slice(0, at)],
        without: REACT,
        entry: 'index.ts',
      },
    ]),
  ),
  'src/server': { imports: [...GROUND, ...PLATFORM, ...FEATURES], without: REACT },

  // Writes decks as the server does, and measures them.
  eval: {
    imports: [
      ...GROUND,
      'src/server/platform',
      ...platform('configuration'),
      'src/server/features/generation',
    ],
    without: REACT,
  },

  'src/web/ui': { imports: [...GROUND, ...webPlatform('router')], without: NODE },
  'src/web/platform': { words: 'none', without: NODE },
  'src/web/platform/router': { imports: ['src/web/platform'], words: 'none', without: NODE },
  'src/web/platform/language': { words: 'languages', without: NODE },
  'src/web/platform/storage': { words: 'none', without: NODE },
  'src/web/platform/api': {
    imports: [...GROUND, ...webPlatform('live', 'storage')],
    without: NODE,
  },
  'src/web/platform/live': {
    imports: [...GROUND, ...webPlatform('api', 'storage')],
    without: NODE,
  },
  'src/web/platform/match': { imports: [...GROUND, ...webPlatform('storage')], without: NODE },
  'src/web/platform/room': {
    imports: [...GROUND, ...webPlatform('api', 'match', 'storage')],
    without: NODE,
  },
  'src/web/platform/offline': {
    imports: ['src/contract', 'src/web/ui', ...webPlatform('router')],
    without: NODE,
  },
  'src/web/platform/session': {
    imports: [...GROUND, 'src/web/ui', ...webPlatform('api', 'live', 'storage')],
    without: NODE,
  },
  'src/web/features/*': { imports: BELOW_FEATURES, without: NODE },
  'src/web/app': { imports: [...BELOW_FEATURES, 'src/web/features/*'], without: NODE },
  'src/web': { imports: [...BELOW_FEATURES, 'src/web/app'], without: NODE },
};

/** All rooms of a checkout; throws where code lies in a folder that no line is about. */
export function roomsOf(root: string): readonly Room[] {
  const folders = foldersWithCode(root);
  const expand = (path: string) =>
    path.endsWith('/*') ? children(dirname(path), folders) : [path];
  const paths = Object.keys(LINES).flatMap(expand);
  const around = paths.filter((path) => paths.some((other) => other.startsWith(`${path}/`)));
  const rooms = Object.entries(LINES).flatMap(
    ([line, { imports = [], without = [], words = 'sentences', entry }]) =>
      expand(line).map((path) => ({
        path,
        imports: imports.flatMap(expand),
        without,
        words,
        entry,
        isAround: around.includes(path),
      })),
  );
  const homeless = folders.filter((folder) => !roomOf(`${folder}/x.ts`, rooms));
  if (homeless.length > 0) {
    throw new Error(`No line of boundaries.ts says what ${homeless.join(', ')} may import.`);
  }
  return rooms;
}

/** The room that a file belongs to: of those around it, the innermost. */
export function roomOf(file: string, rooms: readonly Room[]): Room | undefined {
  return rooms
    .filter(({ path, isAround }) =>
      isAround ? dirname(file) === path : file === path || file.startsWith(`${path}/`),
    )
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** What a room may not import, as regular expressions over what stands after `from`. */
export function refusedBy(room: Room, rooms: readonly Room[]): readonly string[] {
  const others = rooms.filter(({ path }) => path !== room.path);
  return [
    ...others.flatMap((other) => {
      if (!room.imports.includes(other.path)) return nameOf(other);
      return other.entry ? `${nameOf(other)}(?:${allBut(other.entry)})` : [];
    }),
    '^#tests/',
    // What is written lies in files that are read when needed; the free games alone come with the page, and what
    // marking knows of a language with rooms and with the checks of written cards.
    contentRefusedBy(room),
    ...(room.words === 'languages' ? [] : ['^#locales/']),
    ...(room.words === 'none' ? ['^#sentences/'] : []),
    // Everything is imported by its full name, which says the room; only neighbours are not.
    '^\\.\\.',
    ...(room.isAround ? ['^\\./.*/'] : []),
    ...room.without.map((name) => (/[:/]$/u.test(name) ? `^${name}` : `^${name}(-[a-z]+)?(/|$)`)),
  ];
}

function contentRefusedBy({ path }: Room): string {
  if (path.startsWith('src/web/features/')) return `^#content/(?:${allBut('free-decks/')})`;
  return ['rooms', 'generation'].some((name) => path === `src/server/features/${name}`)
    ? `^#content/(?:${allBut('marking/')})`
    : '^#content/';
}

/** The names of a room's files, as `#web/ui/button.tsx` is one. */
function nameOf({ path, isAround }: Room): string {
  const name = `#${path.replace('src/', '')}`.replaceAll('.', '\\.');
  if (isAround) return `^${name}/[^/]+$`;
  return /\.tsx?$/u.test(path) ? `^${name}$` : `^${name}/`;
}

/** What does not begin so, as a regular expression; the linter's have no look-ahead. */
function allBut(name: string): string {
  const escaped = (text: string) => text.replaceAll('.', '\\.');
  const others = Array.from(name, (letter, at) => `${escaped(name.slice(0, at))}[^${letter}]`);
  return others.join('|');
}

function children(folder: string, folders: readonly string[]): string[] {
  const depth = folder.split('/').length + 1;
  const below = folders.filter((each) => each.startsWith(`${folder}/`));
  return [...new Set(below.map((each) => each.split('/').slice(0, depth).join('/')))];
}

function foldersWithCode(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/u.test(file));
  return [...new Set(code.map((file) => dirname(`src/${file}`)))].toSorted();
}
