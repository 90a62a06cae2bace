// How the tests of screens press and write: in the page itself, as a mouse and a keyboard would, for a sixth of what
// it costs to have the browser do it from outside. What it takes a real press for asks for one: `trustedClick`.
import { expect } from 'vitest';
import {
  page,
  type Locator,
  type UserEventClickOptions,
  type UserEventHoverOptions,
} from 'vitest/browser';

// A test may hold the clock; the hands go on.
const { setTimeout: later, requestAnimationFrame: onFrame } = window;

const byBrowser = Object.getPrototypeOf(page.getByText('')) as Locator;
const { click: browserClick, fill: browserFill, hover: browserHover } = byBrowser;

/** Where the tests' page lies in the browser's window. */
const pane = window.frameElement as HTMLElement;

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]';

/** A press by the browser's own mouse, which lies there before and after: what it hovers over knows. */
export const trustedClick = (locator: Locator): Promise<void> => locator.click({});

/**
 * Nobody looks: the page is laid out and hit all the same, but not painted until a test has the browser's own mouse
 * find something on it. Called before each test.
 */
export function hidePage(): void {
  pane.style.visibility = 'hidden';
}

async function showPage(): Promise<void> {
  pane.style.visibility = 'visible';
  await frame();
}

Object.assign(byBrowser, {
  async click(this: Locator, options?: UserEventClickOptions) {
    // A page is silent until a person's first press.
    if (options || !navigator.userActivation.hasBeenActive) {
      await showPage();
      return browserClick.call(this, options);
    }
    await press(await ready(this));
    await frame();
  },
  async hover(this: Locator, options?: UserEventHoverOptions) {
    await showPage();
    return browserHover.call(this, options);
  },
  async fill(this: Locator, text: string) {
    if (!isTyped(this.query())) return browserFill.call(this, text);
    const { element } = await ready(this, ':read-write');
    write(element as HTMLInputElement, text);
    await frame();
  },
});

interface Target {
  readonly element: Element;
  /** What lies uppermost in its middle. */
  readonly hit: Element | null;
  readonly x: number;
  readonly y: number;
}

const isTyped = (field: Element | null) =>
  !(field instanceof HTMLInputElement) || !/^(?:range|date|time|color)$/u.test(field.type);

/** Waits until it is there alone, seen, enabled, as `asked`, at rest, and nothing lies over it. */
async function ready(locator: Locator, asked = '*'): Promise<Target> {
  let found: Target | undefined;
  const obstacle = async () => {
    const element = locator.query();
    const seen = element ? await look(element, asked) : 'it is not there';
    if (typeof seen === 'string') return seen;
    found = seen;
    return '';
  };
  await expect.poll(obstacle, { message: `to press ${locator.selector}` }).toBe('');
  if (!found) throw new Error(`Nothing to press: ${locator.selector}`);
  await settled();
  // It was there alone: to search the page again would cost more than all else.
  const now = found.element.isConnected ? await look(found.element, asked) : '';
  return typeof now === 'string' ? ready(locator, asked) : now;
}

/** Where it is to be pressed, or why it can't be. */
async function look(element: Element, asked: string): Promise<Target | string> {
  const why = whyNot(element, asked);
  if (why) return why;
  if (isAnimated(element) && (await isMoving(element))) return 'it is moving';
  const target = targetOf(element);
  return isPartOf(element, target.hit) ? target : `over it lies ${nameOf(target.hit)}`;
}

function whyNot(element: Element, asked: string): string {
  if (!element.checkVisibility({ visibilityProperty: true })) return 'it is not seen';
  if (element.matches(':disabled')) return 'it is disabled';
  if (element.closest('[aria-disabled="true"]')) return 'it says that it is disabled';
  return element.matches(asked) ? '' : `it is not ${asked}`;
}

const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 200) ?? 'nothing';

const isAnimated = (element: Element) =>
  document.getAnimations().some(({ playState, effect }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && moved?.contains(element);
  });

async function isMoving(element: Element): Promise<boolean> {
  const before = middleOf(element);
  await frame();
  const after = middleOf(element);
  return before.x !== after.x || before.y !== after.y;
}

function targetOf(element: Element): Target {
  const target = () => {
    const { x, y } = middleOf(element);
    return { element, x, y, hit: document.elementFromPoint(x, y) };
  };
  const first = target();
  if (isPartOf(element, first.hit)) return first;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return target();
}

/** What lies over the whole of a link or a button belongs to all that is in it; a label, to its field. */
function isPartOf(element: Element, hit: Element | null): boolean {
  const whole = element.closest('a, button, [role=button], [role=link]') ?? element;
  return whole.contains(hit) || hit?.closest('label')?.control === element;
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } =
    element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A mouse comes, is pressed and let go. In between the page does what it has put off until a listener is done. */
async function press({ hit, x, y }: Target): Promise<void> {
  if (!hit) return;
  const mouse = { clientX: x, clientY: y, bubbles: true, cancelable: true, composed: true };
  const pointer = { ...mouse, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  const isTaken = async (event: MouseEvent) => {
    if (!hit.isConnected || hit.closest(':disabled')) return true;
    const isLeft = hit.dispatchEvent(event);
    await Promise.resolve();
    return !isLeft;
  };
  for (const type of ['over', 'move']) {
    await isTaken(new PointerEvent(`pointer${type}`, pointer));
    await isTaken(new MouseEvent(`mouse${type}`, mouse));
  }
  const down = { buttons: 1, detail: 1 };
  const isPointerTaken = await isTaken(new PointerEvent('pointerdown', { ...pointer, ...down }));
  if (!isPointerTaken && !(await isTaken(new MouseEvent('mousedown', { ...mouse, ...down })))) {
    moveFocus(hit);
  }
  await isTaken(new PointerEvent('pointerup', pointer));
  if (!isPointerTaken) await isTaken(new MouseEvent('mouseup', { ...mouse, detail: 1 }));
  await isTaken(new PointerEvent('click', { ...pointer, detail: 1 }));
}

function moveFocus(hit: Element): void {
  const taker = hit.closest<HTMLElement>(FOCUSABLE);
  if (taker) taker.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** In the place of what stands there, as typed: the browser's own events, and no more than the field takes. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus();
  field.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}

/** No hand is so quick that what has just been drawn has not had its effects yet. */
async function settled(): Promise<void> {
  await new Promise((resolve) => later(resolve));
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(undefined);
  });
  port1.close();
}

const frame = () => new Promise((resolve) => onFrame(() => later(resolve)));
