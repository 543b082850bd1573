import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { machinesOf } from '#tools/inspector/adapters/machines-of.ts';
import { persistedState } from '#infrastructure/shell/storage.ts';
import { compose } from '#src/composition-root.ts';
import { isFull } from '#tests/support/full.ts';
import { fakePlatform } from '#tests/support/fakes/platform.ts';
import { chartFilesOf, keptFile } from '#tools/charts/files.ts';
import { rulesOf, machineFile } from '@sundry/statecharts/mutation';
import { chartOf } from '@sundry/statecharts';
import {
  pureDriver,
  OBLIGATION_KINDS,
  brokenPromises,
  coverage,
  planSuite,
  walk,
  strayedFrom,
} from '@sundry/statecharts/walk';
import { fixtures, flows, pages } from './flows.ts';

const names = flows.map(({ name }) => name);

test('every machine of the app and of its tools has a flow, and every flow its machine', () => {
  const files = globSync(['src/application/*/*/machine.ts', 'tools/*/core/*/machine.ts']);
  expect(names.map(machineFile).toSorted()).toEqual(files.toSorted());
});

test('every flow has its page, its view, and a fixture or the reason why there is none', () => {
  expect(pages.map(({ flow: { name } }) => name)).toEqual(names);
  expect(Object.keys(fixtures)).toEqual(names);
  expect(names.filter((name) => !existsSync(`tests/model/${name}/view.tsx`))).toEqual([]);
});

test('every module is walked in React', () => {
  const modules = new Set(names.map((name) => name.split('/')[0]));
  const walked = globSync('tests/model/*/react.test.tsx').map((file) => file.split('/')[2]);
  expect(walked.toSorted()).toEqual([...modules].toSorted());
});

test('every flow can be had of the running app, provided: logs of each can be replayed', async () => {
  const { platform } = fakePlatform();
  const provided = await machinesOf(compose(platform, persistedState(platform)));

  expect(provided.map(({ id }) => id).toSorted()).toEqual(
    flows.map(({ machine }) => machine.id).toSorted(),
  );
});

test.each(flows.map((flow) => ({ name: flow.name, flow })))(
  '$name says what a child calls that has another name',
  ({ flow: { machine, calls = {} } }) => {
    const invokes = chartOf(machine).states.flatMap((state) => state.invokes);
    const renamed = invokes.filter(({ id, src }) => id !== src).map(({ id, src }) => [id, src]);
    expect(calls).toEqual(Object.fromEntries(renamed));
  },
);

test.each(flows.flatMap(({ name, rules = [] }) => rules.map((rule) => ({ name, ...rule }))))(
  'the rules of $name: $says',
  async ({ name, decides, expected }) => {
    expect(decides(await rulesOf({ name }))).toEqual(expected);
  },
);

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

  test('is drawn as it is (run `npm run charts`)', async () => {
    // The full run draws every chart anew; otherwise charts from unchanged sources are trusted.
    const kept = isFull ? () => null : keptFile;
    const files = await chartFilesOf(flow, kept);
    expect([...files].flatMap(([file, text]) => (keptFile(file) === text ? [] : [file]))).toEqual(
      [],
    );
  });

  test('does not move for what a state does not know', async () => {
    const { explored, tests } = planSuite(flow, { suite: 'sneak' });
    for (const one of tests) await walk(flow, explored, one, pureDriver(flow));
  });
});
