import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { expectConsoleErrors } from '#tests/support/console-fails.ts';
import { coverageOf } from '#tools/model/coverage.ts';
import { reactDriver } from '#tools/model/drivers/react.tsx';
import { DEFECT } from '#tools/model/flow.ts';
import { OBLIGATION_KINDS } from '#tools/model/obligations.ts';
import { asWalkedBy, pageGaps, type AnyPage } from '#tools/model/page.ts';
import { planSuite, walk, type FlowTest, type Suite } from '#tools/model/run-flow.ts';
import { pages } from '../pages.ts';
import { stages } from '../stages.ts';

/** What `npm run model -- --level react` asks for: one flow, another suite, figures on file. */
const asked = JSON.parse(process.env['MODEL_ASKED'] ?? '{}') as {
  readonly flow?: string;
  readonly suite?: Suite;
  readonly figures?: string;
};

/** Walks every flow of a module as a person at its views, held calls let go one by one. */
export function walkInReact(module: string): void {
  const chosen = pages.filter(
    ({ flow: { name } }) => name.startsWith(`${module}/`) && (!asked.flow || name === asked.flow),
  );
  for (const page of chosen) describe(page.flow.name, () => walkPage(page));
  if (chosen.length === 0) test.skip('another module was asked for', () => {});
}

function walkPage(page: AnyPage): void {
  const { suite = 'default' } = asked;
  const flow = asWalkedBy(page);
  const { explored, tests } = planSuite(flow, { suite });
  const met: string[] = [];
  const begun = performance.now();

  test('is described: every state and every event', () => {
    expect(pageGaps(page)).toEqual([]);
  });

  test.each(tests)('$title', async (one: FlowTest) => {
    const stage = stages[flow.name];
    if (!stage) throw new Error(`${flow.name} has no stage in tests/model/stages.ts`);
    expectConsoleErrors(defectsOn(one));
    met.push(...(await walk(flow, explored, one, reactDriver(page, stage))));
  });

  if (suite === 'default') {
    test('everything that is declared has been met', () => {
      const { idleExcuses, ...shares } = coverageOf(flow, explored, met);
      expect(Object.fromEntries(OBLIGATION_KINDS.map((kind) => [kind, shares[kind].open]))).toEqual(
        Object.fromEntries(OBLIGATION_KINDS.map((kind) => [kind, []])),
      );
      expect(idleExcuses).toEqual([]);
    });
  }

  afterAll(() => {
    if (!asked.figures) return;
    mkdirSync(asked.figures, { recursive: true });
    const figures = {
      flow: flow.name,
      met: [...new Set(met)],
      tests: tests.length,
      steps: tests.reduce((sum, { path }) => sum + path.steps.length, 0),
      milliseconds: performance.now() - begun,
    };
    writeFileSync(
      `${asked.figures}/${flow.name.replace('/', '-')}.json`,
      JSON.stringify(figures, null, 1),
    );
  });
}

/** React reports each defect once, where it draws the face of it. */
const defectsOn = ({ path }: FlowTest): number =>
  path.steps.filter((step) => step.kind === 'outcome' && step.outcome === DEFECT).length;
