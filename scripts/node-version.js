// Loaded before every entry point, in plain JavaScript so that an old Node can read it: an older Node
// can't run TypeScript, and a native module built for a newer one crashes it without a word.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Riffle needs Node 22.18 or newer and this is ${process.versions.node}: ` +
      "run it through npm after 'npm ci' with install scripts allowed, or install Node 24.",
  );
  process.exit(1);
}

// Compiled code and stripped types are kept between starts: a later one needs less time and memory.
const { enableCompileCache } = await import('node:module');
enableCompileCache();
const { readWhole } = await import('./packages.js');
readWhole();
