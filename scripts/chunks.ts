// Which modules lie in one file of the build: what always comes together is one request.

/** What the bundler knows of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface Context {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

type Name = (id: string, context: Context) => string | null;

const ENTRY = 'src/web/main.tsx';
const PLAY = 'src/web/features/table/play-screen.tsx';
const SETUP = 'src/web/features/setup/setup-screen.tsx';

/** What every screen stands on, and what seldom changes: a new version does not fetch it again. */
const GROUND = /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/u;

/** The build's files, for a project in the folder `root`. */
export function chunksOf(root: string): { readonly name: string | Name; readonly test?: RegExp }[] {
  const home = closureOf(`${root}/${ENTRY}`);
  const play = closureOf(`${root}/${PLAY}`);
  const setup = closureOf(`${root}/${SETUP}`);
  return [
    { name: 'ground', test: GROUND },
    // The entry's own: the first screen, and what is around every screen.
    { name: (id, context) => (home(context).has(id) ? 'home' : null) },
    // What a match is, for the screens before it and its own.
    {
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
