import { describe, expect, test } from 'vitest';
import type { Diagram } from '../diagram.ts';
import { pictureOf, signed } from './picture.ts';

const box = (id: string) => ({
  ...{ id, kind: 'state' as const, name: id },
  ...{ facts: [], starts: [], entry: [], exit: [], rows: [], folded: '' },
});
const aDiagram = (title: string): Diagram => ({
  ...{ parent: '', title, initial: 'asking', panels: [], arrows: [], isUnfolded: false },
  boxes: [box('asking'), box('served')],
});

describe('the picture of a diagram', () => {
  const diagram = aDiagram('drinks');

  test('that was drawn from it is kept as it is', async () => {
    const kept = signed(diagram, '<svg>as it was drawn</svg>\n');
    expect(await pictureOf(diagram, kept)).toBe(kept);
  });

  test('that was drawn from another is drawn anew', async () => {
    const kept = signed(aDiagram('snacks'), '<svg>snacks</svg>\n');
    expect(await pictureOf(diagram, kept)).toContain('aria-label="drinks"');
  });

  test('that was changed by hand since is drawn anew', async () => {
    const drawn = await pictureOf(diagram, null);
    expect(await pictureOf(diagram, drawn.replace('drinks', 'lemonade'))).toBe(drawn);
  });
});
