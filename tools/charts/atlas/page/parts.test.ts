import { expect, test } from 'vitest';
import type { AtlasDiagram, AtlasFlow } from '../data.ts';
import { unfold } from './language.ts';
import { diagram, diagramsOf } from './parts.ts';

const aDiagram = (title: string, isUnfolded: boolean, parent = ''): AtlasDiagram => ({
  ...{ language: 'words', parent, title, isUnfolded, svg: `<svg>${title}</svg>` },
});
const flow = {
  name: 'kitchen/kettle',
  diagrams: [aDiagram('all', false), aDiagram('all, with wires', true), aDiagram('in', false, 'a')],
} as unknown as AtlasFlow;
const titles = () => diagramsOf(flow).map(({ title }) => title);

test('what only the browser needs is drawn at a switch, which only such pictures have', () => {
  expect(titles()).toEqual(['all', 'in']);
  unfold(true);
  expect(titles()).toEqual(['all, with wires', 'in']);
  unfold(false);
  const hasSwitch = diagramsOf(flow).map((one) => diagram(flow, one).html.includes('data-unfold'));
  expect(hasSwitch).toEqual([true, false]);
});
