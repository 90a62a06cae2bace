// A set-up form that waits until its host has an account: in this browser, for a day, also for the tab that the mail opens.
import { CATEGORY_IDS, type CategoryId } from '#domain/category/categories.ts';
import type { Credits } from '#contract/prices.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';

const STORED = 'riffle:waiting';
const DAY_MS = 24 * 60 * 60_000;

interface WaitingForm {
  readonly category: CategoryId;
  /** What its deck costs. */
  readonly price: Credits;
}

export function letFormWait({ category, price }: WaitingForm): void {
  writeStored(STORED, JSON.stringify({ category, price, since: Date.now() }));
}

/** The form that waits, if any does. */
export function waitingForm(): WaitingForm | undefined {
  const stored = new Map<string, unknown>(Object.entries(parseJson(readStored(STORED)) ?? {}));
  const category = CATEGORY_IDS.find((id) => id === stored.get('category'));
  const age = Date.now() - Number(stored.get('since'));
  if (category === undefined || !(age < DAY_MS)) return undefined;
  return { category, price: Number(stored.get('price')) };
}

/** Waits no longer: its host goes on to it. */
export function takeWaitingForm(): WaitingForm | undefined {
  const form = waitingForm();
  writeStored(STORED, null);
  return form;
}
