import { describe, expect, test } from 'vitest';
import { listModules } from '#contract/catalogue.ts';
import { getConfig } from '#contract/shell.ts';
import type { RequestScope } from './http-client.ts';
import { prefetchedAnswersIn } from './prefetched-answers.ts';

const CONFIG = getConfig.path;
const inHindi: RequestScope = {
  token: null,
  guestId: '77',
  zones: '[1]',
  moduleId: 1,
  language: 'hi',
  point: null,
};
const page = JSON.stringify({
  asked: { zones: '[1]', module: 1, language: 'hi' },
  answers: { [CONFIG]: { business_name: 'Sundry' } },
});

describe('the answers that came with the page', () => {
  test('are given to whom the server asked for, each once', () => {
    const prefetched = prefetchedAnswersIn(page);

    expect(prefetched.take(listModules.path, inHindi)).toBeUndefined();
    expect(prefetched.take(CONFIG, inHindi)).toEqual({ business_name: 'Sundry' });
    expect(prefetched.take(CONFIG, inHindi)).toBeUndefined();
  });

  test.each([
    { now: { language: 'en' }, because: 'English is spoken here' },
    { now: { zones: '[2]' }, because: 'the customer has moved to another zone' },
    { now: { zones: null }, because: 'no place is known here' },
    { now: { moduleId: 2 }, because: 'another module is open' },
  ])('are left lying when $because', ({ now }) => {
    expect(prefetchedAnswersIn(page).take(CONFIG, { ...inHindi, ...now })).toBeUndefined();
  });

  test.each([undefined, null, '', '{', 'null', '[]', '{"answers":{}}'])(
    'are none when the page carries %j',
    (text) => {
      expect(prefetchedAnswersIn(text).take(CONFIG, inHindi)).toBeUndefined();
    },
  );
});
