import { transferPoints } from '#contract/wallet.ts';
import { convertPointsMachine, parsedPoints } from '#application/wallet/convert-points/machine.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures, refusal, refusedAs } from '#tests/model/support/wire.ts';
import { USD } from '#tests/support/builders/money.ts';
import { defineFlow } from '@sundry/statecharts';

export const HAVE = 320;

const TYPED = {
  enough: '120',
  'too few': '99',
  'more than there are': '321',
  'no number': 'some',
  nothing: '',
} as const;

const wire = {
  convertPoints: calling(
    transferPoints,
    {
      converted: answered({ message: 'Your points are in your wallet' }),
      ...failures,
      // This family of back ends refuses with 203, which is no error status.
      refused: refusedAs('refused', refusal(203, 'point', 'You have fewer points than that')),
    },
    { asks: 120 },
  ),
};

export const flow = defineFlow({
  name: 'wallet/convert-points',
  machine: convertPointsMachine,
  inputs: { 'a customer': { terms: { perUnit: 50, minimum: 100 }, currency: USD } },
  events: {
    'conversion.begin': { 'with points': { have: HAVE } },
    'points.type': {
      enough: { text: TYPED.enough },
      'too few': { text: TYPED['too few'] },
      'more than there are': { text: TYPED['more than there are'] },
      'no number': { text: TYPED['no number'] },
      nothing: { text: TYPED.nothing },
    },
    'points.takeAll': { '': {} },
    'conversion.send': { '': {} },
    'conversion.leave': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(convertPointsMachine, wire),
  within: ({ context }, step) => {
    if (step.kind !== 'user') return true;
    // A present value cannot be typed again.
    if (step.event === 'points.takeAll') return context.text !== String(context.have);
    if (step.event !== 'points.type') return true;
    return context.text !== TYPED[step.case as keyof typeof TYPED];
  },
  project: ({ context }) => ({
    have: context.have,
    text: context.text,
    refusal: context.refusal?.kind ?? null,
    failure: context.failure?.kind ?? null,
  }),
  invariants: {
    'only what there is, and enough of it, is converted': (it) =>
      !it.matches('converting') || parsedPoints(it.context).ok,
    'nothing is left of a form that is closed': (it) =>
      !it.matches('idle') || (it.context.text === '' && it.context.failure === null),
  },
});
