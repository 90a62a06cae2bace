// A deck being written, as the set-up shows it: whose it is, how it is left and found again, and its end.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GenerationRequest } from '#contract/generation.ts';
import { waitingForm } from '#web/platform/session/waiting-form.ts';
import { currentMatch } from '#web/platform/match/match-store.ts';
import { SetupScreen } from '#web/features/setup/setup-screen.tsx';
import { bankCoverage, deck, run, savedRun } from '#tests/support/web/decks.ts';
import { sendNews } from '#tests/support/web/live-stream.ts';
import {
  HOST,
  holdClock,
  openApp,
  pass,
  stopClock,
  type OpenApp,
} from '#tests/support/web/open-app.tsx';
import { failing, later, unreachable, type Answers } from '#tests/support/web/server-answers.ts';

const TRIVIA = { category: { id: 'trivia' } };
const SOCIAL = { category: { id: 'social-&-party-games' } };
const GUEST = { uid: 'guest-1', email: 'guest@example.org', displayName: null };

/** A server that goes on writing until the test says otherwise. */
const WRITING: Answers = {
  'GET /api/bank': bankCoverage(),
  'POST /api/generations': run(),
  'GET /api/generations': { runs: [run()] },
  'GET /api/generations/:id': run(),
  'GET /api/games/:id': deck(),
};

const overlay = () => page.getByRole('dialog', { name: 'Writing your deck…' });
const ready = () => page.getByRole('dialog', { name: 'Your Game is Ready!' });
const preview = () => page.getByRole('dialog', { name: 'Preview Cards' });
const alert = () => page.getByRole('alertdialog');
/** There once the session is known. */
const balance = () => page.getByText('credits', { exact: true });
const topic = () => page.getByLabelText('Topic', { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** The clock is held: the preview opens over a deck that is ready only where a test lets time go by. */
async function open(visit: Parameters<typeof openApp>[2] = {}): Promise<OpenApp> {
  holdClock();
  const answers = { ...WRITING, ...visit.answers };
  return openApp('/setup', <SetupScreen />, { state: TRIVIA, user: HOST, ...visit, answers });
}

/** Types a topic and has the deck written. */
async function generate(text = 'Deep sea creatures'): Promise<void> {
  await topic().fill(text);
  await press('Generate my Game');
}

/** The server tells of the run's good end, until the screen that has just asked for it listens. */
async function finish(): Promise<void> {
  await expect
    .poll(() => {
      sendNews({ type: 'run', run: savedRun() });
      return ready().query();
    })
    .not.toBeNull();
  await expect.element(ready()).toBeVisible();
}

test('STATE-GEN-01 while a deck is written its topic, its newest card and the count show', async () => {
  await open();
  await generate();
  await expect.element(overlay()).toBeVisible();
  await expect.element(overlay()).toHaveTextContent('Trivia: Deep sea creatures');
  await expect.element(overlay()).toHaveTextContent('Shuffling ideas…');
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  sendNews({ type: 'run', run: run({ written: 12, newest: 'Which fish has a lamp?' }) });
  await expect.element(overlay()).toHaveTextContent('Which fish has a lamp?');
  await expect.element(overlay()).toHaveTextContent('12 of 30');
  await expect
    .element(overlay().getByRole('meter', { name: 'Cards written' }))
    .toHaveAttribute('aria-valuenow', '40');
  await expect.element(overlay()).not.toHaveTextContent('Checking the answers…');
  sendNews({ type: 'run', run: run({ written: 30, newest: 'Which whale sings?' }) });
  await expect.element(overlay()).toHaveTextContent('Checking the answers…');
  await expect
    .element(overlay())
    .toHaveTextContent(
      'Your credit is only spent when the deck is saved. If you leave, Riffle goes on writing.',
    );
  await userEvent.keyboard('{Escape}');
  await expect.element(overlay()).toBeVisible();
});

test('a deck that was saved short of some cards says how many are missing', async () => {
  await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  sendNews({ type: 'run', run: { ...savedRun(), missing: 2 } });
  await expect
    .element(ready())
    .toHaveTextContent('2 cards are missing: the AI model did not bring them in time.');
});

test('STATE-GEN-01 until the server has answered the wait says that it begins', async () => {
  await open({ answers: { 'POST /api/generations': () => later<never>().promise } });
  await generate('Whales and dolphins');
  await expect.element(overlay()).toHaveTextContent('Trivia: Whales and dolphins');
  await expect.element(overlay()).toHaveTextContent('Starting');
  await expect.element(overlay()).not.toHaveTextContent('Checking the answers…');
  // A card with little on it is a whole one.
  const card = overlay().element().querySelector('[data-suit]')?.getBoundingClientRect();
  const inside = overlay().element().querySelector('.card-inside')?.getBoundingClientRect();
  if (!card || !inside) throw new Error('The card shows');
  expect(card.bottom - inside.bottom).toBeLessThan(4);
});

test('a run belongs to its category: another category shows its own form', async () => {
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  await app.goTo('/setup', SOCIAL);
  await expect.element(page.getByRole('heading', { name: 'Social & Party Games' })).toBeVisible();
  await expect.element(topic()).toHaveValue('');
  await expect.element(overlay()).not.toBeInTheDocument();
  sendNews({ type: 'run', run: savedRun() });
  await generate('First jobs');
  await expect.poll(() => app.sent('POST /api/generations')).toHaveLength(2);
  expect(app.sent('POST /api/generations')[1]?.body).toMatchObject({
    gameType: 'social',
    topic: 'First jobs',
  });
});

test('a run that was left by the way back is waited for again in its own category', async () => {
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  await app.goTo('/');
  await expect.element(overlay()).not.toBeInTheDocument();
  await app.goTo('/setup', TRIVIA);
  await expect.element(overlay()).toBeVisible();
  await finish();
});

test('STATE-GEN-06 what a run is, it is after a reload: label, teams, seconds and switches are those it was asked with', async () => {
  const app = await open();
  await page.getByLabelText('Hints', { exact: true }).click();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  await app.close();
  // Another tab has typed something else on the same form meanwhile.
  localStorage.removeItem('riffle:setup:trivia');
  await open();
  await expect.element(overlay()).toHaveTextContent('Trivia: Deep sea creatures');
  await finish();
  await expect.element(ready()).toHaveTextContent('Deep sea creatures');
  await press('Quick Start');
  await expect.poll(() => currentMatch()?.topic).toBe('Deep sea creatures');
  expect(currentMatch()).toMatchObject({
    category: 'trivia',
    gameId: 'game-1',
    cards: deck().cards,
    teamCount: 3,
    timer: { durationMs: 45_000 },
    includeHints: false,
    includeAnswers: true,
  });
});

test('a reload before the server has answered finds the run of that click', async () => {
  const app = await open({ answers: { 'POST /api/generations': () => later<never>().promise } });
  await generate();
  await expect.poll(() => app.sent('POST /api/generations')).toHaveLength(1);
  const { requestId } = GenerationRequest.parse(app.sent('POST /api/generations')[0]?.body);
  await app.close();
  const runs = [
    run({ id: 'run-2', requestId: 'another', topic: 'Not this one' }),
    run({ requestId }),
  ];
  await open({ answers: { 'GET /api/generations': { runs } } });
  await expect.element(overlay()).toHaveTextContent('Trivia: Deep sea creatures');
});

test('a reload that is quicker than its click waits for the run of that click', async () => {
  const app = await open({ answers: { 'POST /api/generations': () => later<never>().promise } });
  await generate();
  await expect.poll(() => app.sent('POST /api/generations')).toHaveLength(1);
  const { requestId } = GenerationRequest.parse(app.sent('POST /api/generations')[0]?.body);
  await app.close();
  stopClock();
  const again = await open({ answers: { 'GET /api/generations': { runs: [] } } });
  await expect.poll(() => again.sent('GET /api/generations')).toHaveLength(1);
  const button = page.getByRole('button', { name: 'Generate my Game' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await pass(1000);
  await expect.poll(() => again.sent('GET /api/generations')).toHaveLength(2);
  again.answer({ 'GET /api/generations': { runs: [run({ requestId })] } });
  await pass(1000);
  await expect.element(overlay()).toHaveTextContent('Trivia: Deep sea creatures');
});

test('a reload whose click the server has never heard of leads back to the form, after five looks', async () => {
  const app = await open({ answers: { 'POST /api/generations': () => later<never>().promise } });
  await generate();
  await expect.element(overlay()).toBeVisible();
  await app.close();
  stopClock();
  const again = await open({ answers: { 'GET /api/generations': { runs: [] } } });
  for (let looks = 1; looks <= 5; looks += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another
    await expect.poll(() => again.sent('GET /api/generations')).toHaveLength(looks);
    // oxlint-disable-next-line no-await-in-loop
    await pass(1000);
  }
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await expect
    .element(page.getByRole('button', { name: 'Generate my Game' }))
    .not.toHaveAttribute('aria-busy');
  expect(again.sent('GET /api/generations')).toHaveLength(5);
});

test('ERR-GAME-03 LIB-13 ‘Leave it running’ leads to My Games, and the run goes on without this page', async () => {
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  await press('Leave it running');
  await expect.poll(() => app.location().pathname).toBe('/users');
  await expect
    .poll(() => app.location().state)
    .toEqual({
      message: 'Your game is still being generated. It will appear in this list when it is ready.',
    });
  await app.goTo('/setup', TRIVIA);
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await expect.element(overlay()).not.toBeInTheDocument();
  app.answer({ 'POST /api/generations': run({ id: 'run-2', topic: 'Whales' }) });
  await generate('Whales');
  await expect.element(overlay()).toHaveTextContent('Trivia: Whales');
  sendNews({ type: 'run', run: savedRun() });
  await expect.element(overlay()).toBeVisible();
});

test('leaving before the server has answered takes nothing back, and a refusal is still told', async () => {
  const answer = later<ReturnType<typeof failing>>();
  const app = await open({ answers: { 'POST /api/generations': () => answer.promise } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await generate();
  await press('Leave it running');
  await expect.poll(() => app.location().pathname).toBe('/users');
  answer.resolve(failing('too-many-runs', 429));
  await expect
    .element(alert())
    .toHaveTextContent(
      'Two of your games are being written already. Please wait for one to finish.',
    );
});

test('after signing out nothing of a run shows, and only its own host finds it again', async () => {
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  app.answer({ 'GET /api/session': { user: null, credits: 0 } });
  sendNews({ type: 'signed-out' });
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(alert()).not.toBeInTheDocument();
  await app.close();

  const nobody = await openApp('/setup', <SetupScreen />, {
    state: TRIVIA,
    answers: { 'GET /api/bank': bankCoverage() },
  });
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(alert()).not.toBeInTheDocument();
  await nobody.close();

  const guest = await open({ user: GUEST });
  await expect.element(topic()).toBeVisible();
  await expect.element(balance()).toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(guest.sent('GET /api/generations/:id')).toEqual([]);
  await guest.close();

  await open();
  await expect.element(overlay()).toHaveTextContent('Trivia: Deep sea creatures');
});

test('after signing out nothing of a deck that is ready shows', async () => {
  const app = await open();
  await generate();
  await finish();
  app.answer({ 'GET /api/session': { user: null, credits: 0 } });
  sendNews({ type: 'signed-out' });
  await expect.element(ready()).not.toBeInTheDocument();
  await expect.element(topic()).toHaveValue('Deep sea creatures');
});

test('a session that has ended elsewhere ends the wait without a word', async () => {
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  app.answer({
    'GET /api/generations/:id': failing('unauthenticated', 401),
    'GET /api/session': { user: null, credits: 0 },
  });
  await pass(4_000);
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(alert()).not.toBeInTheDocument();
});

test('STATE-GEN-08 a reload at ‘Your Game is Ready!’ shows it again, with what is used of it', async () => {
  const app = await open();
  await generate();
  await finish();
  await expect.element(ready()).toHaveTextContent('0 of 1 regenerations used');
  await app.close();
  const again = await open({ answers: { 'GET /api/games/:id': deck({ regenerationsLeft: 0 }) } });
  await expect.element(ready()).toHaveTextContent('1 of 1 regenerations used');
  await expect.element(overlay()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Max Regenerations Used' })).toBeDisabled();
  expect(again.sent('POST /api/generations')).toEqual([]);

  await press('Back to Setup');
  await expect.element(ready()).not.toBeInTheDocument();
  await again.close();
  const last = await open();
  await expect.element(balance()).toBeInTheDocument();
  await expect.element(ready()).not.toBeInTheDocument();
  expect(last.sent('GET /api/games/:id')).toEqual([]);
});

test('the cross closes the deck that is ready for good, as Back to Setup does', async () => {
  const app = await open();
  await generate();
  await finish();
  await ready().getByRole('button', { name: 'Close' }).click();
  await expect.element(ready()).not.toBeInTheDocument();
  await app.goTo('/');
  await app.goTo('/setup', TRIVIA);
  await expect.element(topic()).toBeVisible();
  await expect.element(ready()).not.toBeInTheDocument();
});

test('a deck that was played or has been deleted is not offered again', async () => {
  const app = await open();
  await generate();
  await finish();
  await press('Quick Start');
  await expect.poll(() => app.location().pathname).toBe('/game');
  await app.goTo('/setup', TRIVIA);
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await expect.element(ready()).not.toBeInTheDocument();
  await generate();
  await finish();
  await app.close();
  await open({ answers: { 'GET /api/games/:id': failing('not-found', 404) } });
  await expect
    .element(page.getByRole('button', { name: 'Generate my Game' }))
    .not.toHaveAttribute('aria-busy');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(alert()).not.toBeInTheDocument();
});

test('a game under way that the host keeps playing leaves the new deck on offer', async () => {
  const app = await open();
  await generate();
  await finish();
  await press('Quick Start');
  await expect.poll(() => app.location().pathname).toBe('/game');
  await app.goTo('/setup', TRIVIA);
  await generate('Whales');
  await finish();
  await press('Quick Start');
  await expect
    .element(alert())
    .toHaveTextContent(
      '“Trivia: Deep sea creatures” is still under way. Starting another game ends it.',
    );
  await press('Keep Playing');
  await expect.element(ready()).toBeVisible();
  await expect.poll(() => app.location().pathname).toBe('/setup');
});

test('a look that fails says so, and the next one finds the deck', async () => {
  const app = await open();
  await generate();
  await finish();
  await app.close();
  const away = await open({ answers: { 'GET /api/games/:id': unreachable } });
  await expect
    .element(alert())
    .toHaveTextContent('Riffle can’t be reached right now. Please try again.');
  await press('OK');
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await away.close();
  await open();
  await expect.element(ready()).toBeVisible();
});

test('what a page of another version has kept is not taken for a run', async () => {
  sessionStorage.setItem('riffle:run', 'a2c1f0de-run-of-before');
  const app = await open();
  await generate();
  await expect.element(overlay()).toBeVisible();
  expect(app.sent('GET /api/generations')).toEqual([]);
});

test('STATE-GEN-05 ERR-GAME-01 a run that fails says so once, and the form keeps what was typed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  sendNews({ type: 'run', run: run({ state: 'failed', failure: 'generator-failed' }) });
  await expect.element(alert()).toHaveTextContent('Error generating game. Please try again.');
  await expect.element(overlay()).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Error generating game:', expect.anything());
  await press('OK');
  await expect.element(topic()).toHaveValue('Deep sea creatures');
  await app.close();
  await open();
  await expect.element(balance()).toBeInTheDocument();
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('CONST-14 ERR-GAME-01 a host who leaves the word of a failure open is not sent away by the clock', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  sendNews({ type: 'run', run: run({ state: 'failed', failure: 'generator-failed' }) });
  await expect.element(alert()).toHaveTextContent('Error generating game. Please try again.');
  await pass(80_000);
  expect(app.location().pathname).toBe('/setup');
  await press('OK');
  await expect.element(topic()).toHaveValue('Deep sea creatures');
});

test('ERR-GAME-01 a run that failed while the page was away is told at the return', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  await app.close();
  const failed = run({ state: 'failed', failure: 'generation-failed' });
  await open({ answers: { 'GET /api/generations/:id': failed } });
  await expect.element(alert()).toHaveTextContent('Error generating game. Please try again.');
});

test('a refusal that the host can do something about is told in its own words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({ answers: { 'POST /api/generations': failing('insufficient-credits', 402) } });
  await generate();
  await expect.element(alert()).toHaveTextContent('You don’t have enough credits for this game.');
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('RULE-27 a host whose session has ended unnoticed is asked to sign in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await open({ answers: { 'POST /api/generations': failing('unauthenticated', 401) } });
  app.answer({ 'GET /api/session': { user: null, credits: 0 } });
  await generate();
  // The sentence stands in the dialog there, and the form waits for its host.
  await expect.poll(() => app.location().pathname).toBe('/');
  const message = 'Please sign in to create custom games!';
  await expect.poll(() => app.location().state).toEqual({ showSignInModal: true, message });
  expect(waitingForm()).toMatchObject({ category: 'trivia' });
});

test('STATE-GEN-02 STATE-GEN-03 ERR-GAME-03 CONST-14 a minute is said, after 75 seconds the deck goes on without the host', async () => {
  const app = await open();
  await generate();
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  await pass(59_900);
  await expect.element(overlay()).not.toHaveTextContent('Taking Longer Than Expected');
  await pass(200);
  await expect.element(overlay()).toHaveTextContent('Taking Longer Than Expected');
  await expect
    .element(overlay())
    .toHaveTextContent(
      'The deck is still being written. You can wait here, or find it in My Games later.',
    );
  sendNews({ type: 'run', run: run({ written: 3 }) });
  await expect.element(overlay()).toHaveTextContent('3 of 30');
  await expect.element(overlay()).toHaveTextContent('Taking Longer Than Expected');
  await pass(14_700);
  await expect.poll(() => app.location().pathname).toBe('/setup');
  await pass(300);
  await expect.poll(() => app.location().pathname).toBe('/users');
  await expect
    .poll(() => app.location().state)
    .toEqual({
      message: 'Your game is still being generated. It will appear in this list when it is ready.',
    });
  await app.goTo('/setup', TRIVIA);
  await expect.element(topic()).toBeVisible();
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('CONST-14 a deck that is ready in time is not given up', async () => {
  const app = await open();
  await generate();
  await finish();
  await pass(80_000);
  await expect.element(preview()).toBeVisible();
  await expect.poll(() => app.location().pathname).toBe('/setup');
});

test('STATE-GEN-08 STATE-GEN-09 ERR-GAME-06 CONST-11 a deck is dealt anew once, with its own seconds', async () => {
  const app = await open({
    answers: {
      'POST /api/games/:id/regenerations': run({ id: 'run-2', regenerates: 'game-1' }),
    },
  });
  await generate();
  await finish();
  await press('Shuffle & Regenerate');
  await expect.element(overlay()).toHaveTextContent('Trivia: Deep sea creatures');
  const [sent] = app.sent('POST /api/games/:id/regenerations');
  expect(sent?.path).toBe('/api/games/game-1/regenerations');
  expect(sent?.body).toEqual({
    requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
    timerSeconds: 45,
  });
  app.answer({ 'GET /api/games/:id': deck({ regenerationsLeft: 0 }) });
  sendNews({ type: 'run', run: savedRun({ id: 'run-2', regenerates: 'game-1' }) });
  await expect.element(ready()).toHaveTextContent('1 of 1 regenerations used');
  await expect.element(page.getByRole('button', { name: 'Max Regenerations Used' })).toBeDisabled();
  await expect.element(page.getByText('Cards regenerated and saved successfully!')).toBeVisible();
});

test('CONST-12 STATE-GEN-04 the preview opens two seconds after the deck is ready', async () => {
  await open();
  await generate();
  await finish();
  await pass(1_900);
  await expect.element(preview()).not.toBeInTheDocument();
  await pass(200);
  await expect.element(preview()).toHaveTextContent('1 of 5');
});

test('STATE-GEN-04 without preview cards no preview opens, and none is offered', async () => {
  await open({ answers: { 'GET /api/games/:id': deck({ previewCards: [] }) } });
  await generate();
  await finish();
  await pass(3_000);
  await expect.element(preview()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Preview Cards' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Quick Start' })).toBeVisible();
});
test('STATE-GEN-08 ERR-GAME-04 a regeneration that fails leaves the deck as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({
    answers: {
      'POST /api/games/:id/regenerations': run({
        id: 'run-2',
        regenerates: 'game-1',
        state: 'failed',
        failure: 'generator-failed',
      }),
    },
  });
  await generate();
  await finish();
  await press('Shuffle & Regenerate');
  await expect.element(alert()).toHaveTextContent('Failed to regenerate cards. Please try again.');
  await press('OK');
  await expect.element(ready()).toHaveTextContent('0 of 1 regenerations used');
  await expect
    .element(page.getByText('Cards regenerated and saved successfully!'))
    .not.toBeInTheDocument();
});

test('a reload while a deck is dealt anew goes on waiting; where that fails the deck is there as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const anew = run({ id: 'run-2', regenerates: 'game-1' });
  const answers = {
    'POST /api/games/:id/regenerations': anew,
    'GET /api/generations/:id': anew,
  };
  const app = await open({ answers });
  await generate();
  await finish();
  await press('Shuffle & Regenerate');
  await expect.element(overlay()).toHaveTextContent('0 of 30');
  await app.close();
  const again = await open({ answers });
  await expect.element(overlay()).toBeVisible();
  expect(again.sent('GET /api/generations/:id')[0]?.path).toBe('/api/generations/run-2');
  sendNews({ type: 'run', run: { ...anew, state: 'failed', failure: 'generator-failed' } });
  await expect.element(alert()).toHaveTextContent('Failed to regenerate cards. Please try again.');
  await press('OK');
  await expect.element(ready()).toBeVisible();
  await again.close();
  await open({ answers });
  await expect.element(ready()).toBeVisible();
});

test('RULE-28 a host whose session has ended unnoticed is asked to sign in before a deck is dealt anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = await open({
    answers: { 'POST /api/games/:id/regenerations': failing('unauthenticated', 401) },
  });
  await generate();
  await finish();
  app.answer({ 'GET /api/session': { user: null, credits: 0 } });
  await press('Shuffle & Regenerate');
  await expect.element(alert()).toHaveTextContent('Please sign in to regenerate games!');
  await press('OK');
  await expect.element(ready()).not.toBeInTheDocument();
});
