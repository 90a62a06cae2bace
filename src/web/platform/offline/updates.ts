// Registers the service worker and hears of new versions. A new one waits until the host takes it.
import { useSyncExternalStore } from 'react';
import { isInstalled, isMetered } from './connection.ts';
import { whenQuiet } from './quiet.ts';

/** Milliseconds between two looks for a new version. */
const LOOK_MS = 60 * 60 * 1000;

const RELOADED = 'riffle:reloaded';

let waiting: ServiceWorker | undefined;
/** Whether the worker could be registered and nobody has asked for it yet. */
let mayKeep = false;
const listeners = new Set<() => void>();

/** Whether a new version is ready to be taken. */
export function useUpdate(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
    () => false,
  );
}

/** Takes the new version: this page is loaded anew as soon as it answers for it, other tabs go on. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  offer(undefined);
}

/** Not this time; the next visit offers it again, or has it. */
export function declineUpdate(): void {
  offer(undefined);
}

/**
 * Has the browser keep the app for being offline, once the page is quiet: all of it is fetched then. On a metered
 * connection only what is kept already is looked after; the rest waits for `askToKeep`. Not on plain HTTP.
 */
export function keepForOffline(): void {
  window.addEventListener('vite:preloadError', meetOtherVersion);
  if (!('serviceWorker' in navigator)) return;
  mayKeep = true;
  window.addEventListener('appinstalled', askToKeep);
  if (!isMetered() || isInstalled() || navigator.serviceWorker.controller) askToKeep();
}

/** Somebody plays, or has installed the app: it is to start without a network, whatever the connection costs. */
export function askToKeep(): void {
  if (!mayKeep) return;
  mayKeep = false;
  whenQuiet(() => void register().catch(console.debug));
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  offerWaiting(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offerWaiting(registration));
  });
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

/** A part of this page's version is on the server no more: the page as it is now has its own. Once. */
function meetOtherVersion(): void {
  const isAgain = sessionStorage.getItem(RELOADED) !== null;
  if (isAgain || !navigator.onLine) return;
  sessionStorage.setItem(RELOADED, 'yes');
  location.reload();
}

/** The very first worker has nobody to wait for: that is no update. */
function offerWaiting(registration: ServiceWorkerRegistration): void {
  if (navigator.serviceWorker.controller) offer(registration.waiting ?? undefined);
}

function offer(worker: ServiceWorker | undefined): void {
  waiting = worker;
  for (const listener of listeners) listener();
}
