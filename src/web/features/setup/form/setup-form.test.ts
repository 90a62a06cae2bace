import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GenerationRequest } from '#contract/generation.ts';
import { isTopicLongEnough } from '#contract/topic.ts';
import { emptyForm, recallForm, rememberForm, requestOf } from './setup-form.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}

/** The answer leads back to it; what the browser keeps is the same in all of them. */
function openTab(): () => void {
  const own = storage();
  const goTo = () => void vi.stubGlobal('sessionStorage', own);
  goTo();
  return goTo;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  openTab();
});

describe('setup form', () => {
  it('CONST-05 CONST-06 CONST-07 CONST-08 starts with medium, 2 teams, 30 cards and 30 seconds', () => {
    expect(emptyForm('trivia')).toMatchObject({
      difficulty: 'medium',
      teamCount: 2,
      cardCount: 30,
      timerSeconds: 30,
      avoidDuplicates: false,
    });
  });

  it('DATA-10 holds what a host can say about a new game, and nothing else', () => {
    expect(emptyForm('challenge')).toEqual({
      topic: '',
      difficulty: 'medium',
      teamCount: 2,
      cardCount: 30,
      timerSeconds: 30,
      customInstructions: '',
      language: 'auto',
      includeHints: true,
      includeAnswers: true,
      avoidDuplicates: false,
    });
  });

  it('STATE-GAME-26 STATE-GAME-29 hints and answers start as the category has them', () => {
    expect(emptyForm('challenge')).toMatchObject({ includeHints: true, includeAnswers: true });
    expect(emptyForm('social')).toMatchObject({ includeHints: false, includeAnswers: false });
  });

  it('keeps what was typed, for each category, and drops what it can’t read', () => {
    rememberForm('trivia', { ...emptyForm('trivia'), topic: 'Volcanoes' });
    expect(recallForm('trivia').topic).toBe('Volcanoes');
    expect(recallForm('social').topic).toBe('');
    openTab();
    localStorage.setItem('riffle:setup:trivia', '{"topic":7}');
    expect(recallForm('trivia')).toEqual(emptyForm('trivia'));
  });

  it('keeps what was typed in each tab apart; a new tab begins with the last of it', () => {
    const goToFirst = openTab();
    rememberForm('trivia', { ...emptyForm('trivia'), topic: 'Volcanoes' });
    const goToSecond = openTab();
    expect(recallForm('trivia').topic).toBe('Volcanoes');
    rememberForm('trivia', { ...emptyForm('trivia'), topic: 'Castles' });
    goToFirst();
    expect(recallForm('trivia').topic).toBe('Volcanoes');
    goToSecond();
    expect(recallForm('trivia').topic).toBe('Castles');
    openTab();
    expect(recallForm('trivia').topic).toBe('Castles');
  });

  it('MODEL-21 what was typed before there were languages is kept', () => {
    const { language: _language, ...before } = { ...emptyForm('trivia'), topic: 'Volcanoes' };
    localStorage.setItem('riffle:setup:trivia', JSON.stringify(before));
    expect(recallForm('trivia')).toEqual({ ...before, language: 'auto' });
    localStorage.setItem('riffle:setup:trivia', JSON.stringify({ ...before, language: 'xx' }));
    expect(recallForm('trivia')).toEqual(emptyForm('trivia'));
  });

  it.each([
    ['Weltraum', '', 'auto', 'de'],
    ['Space', 'in French', 'auto', 'fr'],
    ['Weltraum', 'in French', 'ja', 'ja'],
  ] as const)(
    'MODEL-21 ‘%s’, ‘%s’ and the choice %s send %s',
    (topic, wishes, chosen, language) => {
      const form = { ...emptyForm('trivia'), topic, customInstructions: wishes, language: chosen };
      const ids = { requestId: '00000000-0000-4000-8000-000000000000', acceptFewer: false };
      expect(requestOf('trivia', form, ids)).toMatchObject({ language });
    },
  );

  it('RULE-22 a topic needs five characters that are no white space', () => {
    expect(isTopicLongEnough('a b c d')).toBe(false);
    expect(isTopicLongEnough(' a b c d e ')).toBe(true);
    expect(isTopicLongEnough('🌋🌋🌋🌋')).toBe(false);
    expect(isTopicLongEnough('🌋🌋🌋🌋🌋')).toBe(true);
  });

  it('CONST-01 RULE-22 where a word has one or two signs, two are enough', () => {
    for (const topic of ['音楽', 'ねこ', 'カメ', '축구', 'ผี', '猫 a 犬']) {
      expect({ topic, isEnough: isTopicLongEnough(topic) }).toEqual({ topic, isEnough: true });
    }
    for (const topic of ['猫', ' 猫 ab', 'кино', 'ليل']) {
      expect({ topic, isEnough: isTopicLongEnough(topic) }).toEqual({ topic, isEnough: false });
    }
  });

  it('DATA-08 makes a request that the server’s schema takes as it is', () => {
    const form = { ...emptyForm('secret-prompt'), topic: '  Jobs we had  ' };
    const ids = { requestId: '00000000-0000-4000-8000-000000000000', acceptFewer: false };
    const request = requestOf('secret-prompt', form, ids);
    expect(GenerationRequest.parse(request)).toEqual(request);
    expect(request).toMatchObject({ category: 'Secret-prompt Games', topic: 'Jobs we had' });
  });
});
