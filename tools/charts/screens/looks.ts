import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileNameOf } from '@sundry/statecharts/drawing';
import { DEVICES } from './kept-screens.ts';
import { photographAll, PLAIN, type Look, type ScreenText } from './photograph.ts';
import { hashOfScreen, showAll, type ShownFlows } from './shown.ts';

const UNCHECKED = { ...PLAIN, isChecked: false };
const LOOKS: readonly Look[] = [
  { ...UNCHECKED, theme: 'dark' },
  { ...UNCHECKED, language: 'hi' },
  { ...UNCHECKED, direction: 'rtl' },
];

/** Photographs all flows dark, in Hindi and mirrored: `<folder>/<flow>/<state>/<look>.webp`. */
export async function photographLooks(flows: readonly string[], folder: string): Promise<void> {
  const shown = new Map<Look['language'], ShownFlows>();
  for (const look of LOOKS) {
    const pages = shown.get(look.language) ?? (await showAll(flows, look.language));
    shown.set(look.language, pages);
    const { texts, states } = distinct(pages);
    await photographAll(texts, look, (name, { pictures, isEmpty }) => {
      if (isEmpty) return;
      for (const place of states.get(name) ?? []) {
        mkdirSync(path.join(folder, place), { recursive: true });
        for (const device of Object.values(DEVICES))
          writeFileSync(path.join(folder, place, fileOf(look, device)), pictures[device]);
      }
    });
  }
}

const fileOf = ({ theme, language, direction }: Look, device: string): string =>
  `${theme}-${device}-${language}${direction === 'rtl' ? '-mirrored' : ''}.webp`;

/** Equal pages are photographed once: their texts, and the folders of their states. */
function distinct(pages: ShownFlows) {
  const texts = new Map<string, ScreenText>();
  const states = new Map<string, string[]>();
  for (const [flow, own] of pages) {
    for (const [state, text] of own) {
      const name = hashOfScreen(text);
      texts.set(name, text);
      states.set(name, [...(states.get(name) ?? []), path.join(fileNameOf(flow), state)]);
    }
  }
  return { texts, states };
}
