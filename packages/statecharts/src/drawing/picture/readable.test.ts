import { describe, expect, test } from 'vitest';
import type { Box } from '../diagram.ts';
import { laidOut } from './layout.ts';
import type { Area, Layout } from './placed.ts';
import { faultsOf } from './readable.ts';

const aBox = (id: string, kind: Box['kind'] = 'state'): Box => ({
  ...{ id, kind, name: id },
  ...{ facts: [], starts: [], entry: [], exit: [], rows: [], folded: '' },
});

const placed = (box: Box, area: Partial<Area>): Layout['boxes'][number] => ({
  ...{ box, head: [], rows: [], x: 0, y: 0, width: 100, height: 40 },
  ...area,
});

const aLayout = (boxes: Layout['boxes'], width = 600): Layout => ({
  ...{ width, height: 400, boxes, arrows: [], begin: [] },
});

describe('a picture', () => {
  const asking = placed(aBox('asking'), { y: 20 });
  const served = placed(aBox('served'), { y: 120 });

  test('that is read from the top, fits a page and covers nothing up is well', () => {
    expect(faultsOf(aLayout([asking, served]), 'asking')).toEqual([]);
  });

  test('that does not begin at its top is hard to read', () => {
    expect(faultsOf(aLayout([asking, served]), 'served')).toEqual(['it does not begin at its top']);
  });

  test('may tell above its beginning what happens anywhere', () => {
    const anywhere = placed(aBox('(anywhere)', 'anywhere'), { x: 300, y: 10 });
    expect(faultsOf(aLayout([asking, served, anywhere]), 'asking')).toEqual([]);
  });

  test('that no page holds is hard to read', () => {
    expect(faultsOf(aLayout([asking, served], 1400), 'asking')).toEqual([
      'it is 1400 wide, more than a page shows',
    ]);
  });

  test('whose boxes cover one another up is hard to read', () => {
    const beneath = placed(aBox('served'), { y: 59 });
    expect(faultsOf(aLayout([asking, beneath]), 'asking')).toEqual([
      'boxes or words cover one another up',
    ]);
  });

  test('of two states and a way is laid out well', async () => {
    const [from, to] = [aBox('asking'), aBox('served')];
    const label = {
      ...{ event: 'coin', condition: '', order: null, within: [], effects: [], leads: '' },
      ...{ kind: 'event', transition: 'coin' },
    };
    const layout = await laidOut({
      ...{
        parent: '',
        title: 'drinks',
        initial: 'asking',
        panels: [],
        isUnfolded: false,
        boxes: [to, from],
      },
      arrows: [{ from: from.id, to: to.id, kind: 'event', labels: [label] }],
    } as Parameters<typeof laidOut>[0]);

    expect(faultsOf(layout, 'asking')).toEqual([]);
    expect(layout.boxes.map(({ box, y }) => [box.id, y > 100])).toEqual([
      ['served', true],
      ['asking', false],
    ]);
  });

  test('has what belongs to no state beside its states, where nothing is covered', async () => {
    const states = ['asking', 'paid', 'served'].map((id) => aBox(id));
    const long = { ...aBox('(beside)', 'beside'), entry: Array.from({ length: 6 }, () => 'wait') };
    const arrow = (from: string, to: string) => ({ from, to, kind: 'always' as const, labels: [] });
    const layout = await laidOut({
      ...{ parent: '', title: 'drinks', initial: 'asking', isUnfolded: false, boxes: states },
      ...{ panels: [long], arrows: [arrow('asking', 'paid'), arrow('paid', 'served')] },
    });
    const [served, beside] = ['served', '(beside)'].map((id) =>
      layout.boxes.find(({ box }) => box.id === id),
    );

    expect(faultsOf(layout, 'asking')).toEqual([]);
    expect(beside?.x).toBeGreaterThan((served?.x ?? 0) + (served?.width ?? 0));
    expect(beside?.y).toBeLessThan(served?.y ?? 0);
  });
});
