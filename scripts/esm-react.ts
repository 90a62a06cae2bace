// React is CommonJS. Left to the bundler, its helpers for that become a file of their own, which every page would
// ask for besides. Here each of React's own files is read as a module instead.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const REQUIRED = /\brequire\("(?<name>[^"]+)"\)/gu;

/** Who imports all of it as one object gets the one that there is; another would be made by a helper. */
const WHOLE = /\bimport \* as (?<name>\w+)(?= from ['"]react(?:-dom)?['"])/gu;

/** What the web app imports of it, and the file of React's production build that this is. */
const FILES: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // Whoever requires it in CommonJS would have it wrapped again.
  'use-sync-external-store/shim':
    'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
};

/** For a build of the web app in the folder `root`. */
export function esmReact(root: string): Plugin {
  const paths = new Map(
    Object.entries(FILES).map(([name, file]) => [`${root}/node_modules/${file}`, name]),
  );
  const pathOf = new Map([...paths].map(([path, name]) => [name, path]));
  return {
    name: 'esm-react',
    enforce: 'pre',
    resolveId: (name) => pathOf.get(name),
    transform: (code, id) => {
      const read = paths.has(id) ? asModule(code, id) : code.replaceAll(WHOLE, 'import $<name>');
      return read === code ? undefined : { code: read, map: null };
    },
  };
}

/** A CommonJS file as a module: what it requires is imported, what it exports is exported. */
function asModule(code: string, path: string): string {
  const calls = [...code.matchAll(REQUIRED)];
  const names = [...new Set(calls.map(({ groups }) => groups?.['name'] ?? ''))];
  const imports = names.map((name, at) => `import required${at} from ${JSON.stringify(name)};`);
  const own = code.replaceAll(REQUIRED, (_call, name: string) => `required${names.indexOf(name)}`);
  const exported: object = createRequire(import.meta.url)(path);
  return [
    ...imports,
    'const exports = {};',
    // Its names are its own.
    `(() => {${own}\n})();`,
    'export default exports;',
    `export const { ${Object.keys(exported).join(', ')} } = exports;`,
  ].join('\n');
}
