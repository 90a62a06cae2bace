// The service worker: after one visit the whole web app is in the browser, and starts without a network.
// It answers for files of the build alone; the API, event streams included, goes its own way.
import { Serwist, type PrecacheEntry, type SerwistGlobalConfig } from 'serwist';

declare global {
  interface WorkerGlobalScope extends SerwistGlobalConfig {
    /** The files of the build, each with its revision; the build writes them in here. */
    readonly __SW_MANIFEST: (PrecacheEntry | string)[];
  }
}
declare const self: ServiceWorkerGlobalScope;

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  // A new version waits until the host takes it, or every tab is closed.
  skipWaiting: false,
  clientsClaim: true,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    directoryIndex: 'index.html',
    cleanURLs: false,
    navigateFallback: '/shell.html',
    // A path with an ending is a file.
    navigateFallbackDenylist: [/^\/api\//, /\.\w+$/],
  },
});
serwist.addEventListeners();
