import { describe, expect, test } from 'vitest';
import { machinesOf } from '#infrastructure/charts/machines-of.ts';
import { remembered } from '#infrastructure/shell/remembered.ts';
import { compose } from '#src/composition-root.ts';
import { edgesByHand } from '#tests/support/fakes/edges.ts';
import { machines } from '#tools/charts/machines.ts';
import { pureDriver } from '#tools/model/drivers/pure.ts';
import { OBLIGATION_KINDS } from '#tools/model/obligations.ts';
import { brokenPromises, coverage, planSuite, walk } from '#tools/model/run-flow.ts';
import { strayedFrom } from '#tools/model/traces.ts';
import { flows } from './flows.ts';
import { pages, WITHOUT_PAGE } from './pages.ts';

test('every machine has a flow, and every flow its machine', () => {
  expect(flows.map(({ name }) => name).toSorted()).toEqual(Object.keys(machines).toSorted());
  for (const { name, machine } of flows) expect(machine).toBe(machines[name]);
});

test('every flow has a page, or is on the list of those that have none yet', () => {
  const described = pages.map(({ flow: { name } }) => name);
  expect([...described, ...WITHOUT_PAGE].toSorted()).toEqual(
    flows.map(({ name }) => name).toSorted(),
  );
});

test('every flow can be had of the running shop, plugged in: logs of each can be replayed', async () => {
  const { edges } = edgesByHand();
  const plugged = await machinesOf(compose(edges, remembered(edges)));

  expect(plugged.map(({ id }) => id).toSorted()).toEqual(
    flows.map(({ machine }) => machine.id).toSorted(),
  );
});

describe.each(flows.map((flow) => ({ name: flow.name, flow })))('$name', ({ flow }) => {
  test('is walked until everything declared is met', async () => {
    const { explored, tests } = planSuite(flow);
    for (const one of tests) await walk(flow, explored, one, pureDriver(flow));

    const met = coverage(flow, explored, tests);
    const unmet = OBLIGATION_KINDS.flatMap((kind) =>
      met[kind].open.map((one) => `${flow.name}: no walk meets ${kind}: ${one}`),
    );
    expect(unmet).toEqual([]);
    expect(met.idleExcuses).toEqual([]);
    expect(brokenPromises(flow, explored)).toEqual([]);
  });

  test('does what it did when its trace was agreed to (`npm run model -- --write`)', () => {
    const strayed = strayedFrom(flow);
    if (strayed) expect.fail(strayed);
  });

  test('does not move for what a state does not know', async () => {
    const { explored, tests } = planSuite(flow, { suite: 'sneak' });
    for (const one of tests) await walk(flow, explored, one, pureDriver(flow));
  });
});
