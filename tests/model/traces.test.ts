import { expect, test } from 'vitest';
import { flow as checkoutGateFlow } from '#tests/model/cart/checkout-gate/flow.ts';
import { flow as sessionFlow } from '#tests/model/account/session/flow.ts';
import { chartMutantsOf } from '@sundry/statecharts/mutation';
import type { Flow } from '@sundry/statecharts';
import { strayedFrom } from '@sundry/statecharts/walk';

const flow = checkoutGateFlow as unknown as Flow;

test('a machine that does what was agreed to strays nowhere', () => {
  expect(strayedFrom(flow)).toBeNull();
});

test('one that does not says where, what it took, and which guard said what', () => {
  const error = 'negate the guard of signingIn · done: authenticate';
  const mutant = chartMutantsOf(flow.machine).find(({ name }) => name === error);
  const broken: Flow = { ...flow, machine: mutant?.machine() ?? flow.machine };
  const said = strayedFrom(broken) ?? '';
  expect(said).toMatch(
    /^cart\/checkout-gate differs from its agreed trace, in (checkout|stayed) \(done\)\.$/m,
  );
  expect(said).toContain(', then authenticate answers ');
  expect(said).toMatch(/at: expected "(checkout|stayed) \(done\)", got "/);
  expect(said).toMatch(
    /customerIsKnown said (yes|no) \(src\/application\/cart\/checkout-gate\/machine\.ts:\d+\)/,
  );
  expect(said).toContain('The chart: docs/charts/cart-checkout-gate.md.');
});

test('an action that is no longer done is told by its name, and what can be done about it', () => {
  const session = sessionFlow as unknown as Flow;
  const dropped = chartMutantsOf(session.machine).find(({ name }) => name.includes('forgetToken'));
  expect(dropped?.name).toMatch(/^drop|leave out|without/);
  const said = strayedFrom({ ...session, machine: dropped?.machine() ?? session.machine }) ?? '';
  expect(said).toMatch(/does: "forgetToken.*" is missing/);
  expect(said).toContain('npm run model -- --write --flow account/session');
});
