// What the calls throw and log where a service, or a signed-in user, is missing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('in demo mode', () => {
  beforeEach(async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { loadConfiguration, currentAvailability } = await import('./configuration.ts');
    loadConfiguration();
    await vi.waitUntil(() => currentAvailability().kind === 'demo');
  });

  it('ERR-MAIL-10 every call for accounts throws and logs that sign-in is missing', async () => {
    const { signIn, signUp, resetPassword, logout } = await import('./accounts.ts');
    const credentials = { email: 'mia@example.org', password: 'x' };
    const calls = [signIn(credentials), signUp(credentials), resetPassword('a@b.c'), logout()];
    for (const call of calls) await expect(call).rejects.toThrow('Firebase auth not available');
    expect(console.error).toHaveBeenCalledTimes(4);
  });

  it('ERR-GAME-02 generation throws that the functions are missing', async () => {
    const { generateDeckCards: generateGameCards, newRequestId } = await import('./generations.ts');
    const request = {
      requestId: newRequestId(),
      category: 'Trivia',
      gameType: 'trivia',
      topic: 'Space',
      difficulty: 'easy',
      cardCount: 20,
      customInstructions: '',
      avoidDuplicates: false,
      teamCount: 2,
      timerSeconds: 30,
      acceptFewer: false,
    } as const;
    await expect(generateGameCards(request)).rejects.toThrow('Firebase Functions not available');
  });

  it('ERR-GAME-10 listing games throws that the database is missing', async () => {
    const { getUserDecks: getUserGames } = await import('./decks.ts');
    const wanted = { page: 1, size: 20, search: '', category: 'all' } as const;
    await expect(getUserGames(wanted)).rejects.toThrow('Firestore database not initialized');
  });
});

describe('without a signed-in user', () => {
  it('ERR-MAIL-05 ERR-MAIL-11 resending logs that there is none, and asks to sign in again', async () => {
    const failure = { error: { code: 'no-current-user', message: 'as the server says' } };
    fetched.mockResolvedValue(Response.json(failure, { status: 401 }));
    const { resendVerificationEmail } = await import('./accounts.ts');
    await expect(resendVerificationEmail()).rejects.toMatchObject({ code: 'no-current-user' });
    expect(console.error).toHaveBeenCalledWith(new Error('No authenticated user found'));
  });

  it('ERR-RESET-08 a reset without a code is refused before anything is sent', async () => {
    fetched.mockReset();
    const { confirmReset } = await import('./accounts.ts');
    await expect(confirmReset('', 'Rhubarb&Custard9')).rejects.toThrow('Invalid reset link');
    expect(fetched).not.toHaveBeenCalled();
  });
});
