import { describe, expect, test } from 'vitest';
import { chartOf } from '@sundry/statecharts';
import { explore } from '@sundry/statecharts/walk';
import { flow as checkout } from '#tests/model/ordering/checkout/flow.ts';
import type { Flow } from '@sundry/statecharts';
import { speechesOf } from '../speeches.ts';
import { graphOf } from './graph.ts';
import { answerTo, type Question } from './page/graph-search.ts';
import { stepCode } from './page/steps.ts';

const flow = checkout as unknown as Flow;
const { words } = await speechesOf(flow.name, chartOf(flow.machine));
const graph = graphOf(explore(flow), words);
const ask = (question: Partial<Question>) =>
  answerTo(graph, {
    from: '',
    to: '',
    never: [],
    through: [],
    given: [],
    there: [],
    ...question,
  });
const pressed = (question: Partial<Question>): readonly string[] => {
  const answer = ask(question);
  return answer.found
    ? answer.legs.map(({ step }) => stepCode(graph.steps[step] as never))
    : ['no path'];
};

const ordered = { to: 'state~placing', through: ['answer~takeQuote~on prescription'] };

describe('a question to the checkout', () => {
  test('a medicine is ordered with a picture of its prescription', () => {
    expect(pressed(ordered)).toContain('event~prescription.change~a picture');
  });

  test('no order of a medicine is placed without one, and the answer names what prevents it', () => {
    const upload = 'event~prescription.change';
    const answer = ask({ ...ordered, never: [upload] });
    expect(answer).toMatchObject({
      found: false,
      relaxed: [{ mark: upload }, { mark: ordered.through[0] }],
    });
  });

  test('a path begins with the chosen input', () => {
    const answer = ask({ to: 'state~placing', given: ['input~what is bought now'] });
    expect(answer).toMatchObject({ found: true, input: 'what is bought now' });
  });

  test('a path from a state counts its steps from there', () => {
    const answer = ask({ from: 'state~filling.quoted', to: 'event~order.submit' });
    expect(answer).toMatchObject({ found: true });
    if (answer.found) expect(answer.legs.length - answer.before).toBe(1);
  });

  test('a condition excludes every step in which it is otherwise', () => {
    const to = 'way~filling.quoted · order.submit';
    expect(ask({ to })).toMatchObject({ found: true });
    expect(ask({ to, given: ['fails~onlyQuoteHasRunOut'] })).toMatchObject({ found: false });
  });

  test('an unknown name has no path', () => {
    expect(ask({ to: 'state~nowhere' })).toMatchObject({ found: false });
  });
});
