// Which modules lie in one file of the build: what always comes together is one request.

/** What the bundler knows of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface Context {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

type Name = (id: string, context: Context) => string | null;

interface Group {
  readonly name: string | Name;
  readonly debugName?: string;
  readonly test?: RegExp;
}

const ENTRY = 'src/web/main.tsx';
const PLAY = 'src/web/features/table/play-screen.tsx';
const SETUP = 'src/web/features/setup/setup-screen.tsx';

/** The build's files, for a project in the folder `root`. */
export function chunksOf(root: string): Group[] {
  const home = closureOf(`${root}/${ENTRY}`);
  const play = closureOf(`${root}/${PLAY}`);
  const setup = closureOf(`${root}/${SETUP}`);
  return [
    // The first screen, what is around every screen, and React.
    { debugName: 'home', name: (id, context) => (home(context).has(id) ? 'home' : null) },
    // They come with the screens, all at once: each alone would be a request.
    { name: 'icons', test: /node_modules\/lucide-react\//u },
    // What the first card has and shares with what comes after it.
    {
      name: 'table',
      test: /\/locales\/en\/(?:table|table-score|scoring)\.ts|\/shown-room\.ts$/u,
    },
    // What a match is, for the screens before it and its own.
    {
      debugName: 'match',
      name: (id, context) => (play(context).has(id) && setup(context).has(id) ? 'match' : null),
    },
  ];
}

/** A module and all that it imports at once, and what those do. */
function closureOf(entry: string): (context: Context) => ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string, context: Context): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported, context);
  };
  return (context) => {
    if (found.size === 0) add(entry, context);
    return found;
  };
}
