import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { callName, endpoint, pathOf } from '#contract/endpoint.ts';
import { flag, numeric, wireId } from '#contract/kernel.ts';
import { checkAnswer } from '#tests/support/check-answer.ts';
import { routerOn } from './serve.ts';

const greet = endpoint({
  method: 'POST',
  path: '/people/:id/greeting',
  params: v.object({ id: wireId }),
  query: v.object({ loud: v.optional(flag, false) }),
  body: v.object({ word: v.string() }),
  answer: v.object({ said: v.string(), times: v.optional(numeric), to: v.nullish(v.string()) }),
  refusals: [404],
});
const reference = { tag: 'People', summary: 'Greet', refusals: { 404: 'No such person' } };

describe('a call of the contract', () => {
  test('is served with its parsed input', async () => {
    const { router, serve } = routerOn({ checkAnswer, responseCache: () => (_, next) => next() });
    serve(greet, reference, (_, { params, query, body }) => ({
      said: query.loud ? body.word.toUpperCase() : body.word,
      times: params.id,
    }));

    const answer = await router.request('/people/7/greeting?loud=1', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ word: 'hello' }),
    });

    expect(await answer.json()).toEqual({ said: 'HELLO', times: 7 });
  });

  test('has a path with escaped parameters, and a name', () => {
    expect(pathOf(greet, { id: '7/../8' })).toBe('/people/7%2F..%2F8/greeting');
    expect(callName(greet)).toBe('POST /people/:id/greeting');
  });
});

describe('an answer of the server under test', () => {
  test.each([
    { answer: { said: 'hello' }, because: 'what may be missing is missing' },
    { answer: { said: 'hello', times: 2, to: null }, because: 'all is as the contract says' },
  ])('passes if $because', ({ answer }) => {
    expect(() => checkAnswer(greet, answer)).not.toThrow();
  });

  test.each([
    { answer: { said: 'hello', times: '2' }, because: 'times: ' },
    { answer: { said: 'hello', mood: 'good' }, because: 'mood: ' },
    { answer: {}, because: 'said: ' },
  ])('fails the test with the field: $because', ({ answer, because }) => {
    expect(() => checkAnswer(greet, answer)).toThrow(
      `POST /people/:id/greeting answers what the contract does not say. ${because}`,
    );
  });
});
