import type { Page } from '@playwright/test';
import { axeFindings, overflowOf } from './journey.ts';

const LOOKS = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 820 },
  { theme: 'dark', width: 820 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
] as const;

type Look = `${(typeof LOOKS)[number]['theme']} ${(typeof LOOKS)[number]['width']}`;

/** Windows and themes in which every screen of a journey is looked at: in each run this one, in the full run all. */
export const looksAt = (inEachRun: Look) =>
  LOOKS.map((look) => ({
    ...look,
    tag: `${look.theme} ${look.width}` === inEachRun ? '' : ' @full',
  }));

/** With E2E_SCREENS set, keeps a picture in that folder. */
export async function pictureOf(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_SCREENS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

/** Looks at one screen after another, and keeps a picture of each. */
export function screensOf(page: Page, series: string) {
  const findings: unknown[] = [];
  const look = async (name: string) => {
    await pictureOf(page, `${name}-${series}`);
    const overflow = await overflowOf(page);
    if (overflow > 0) findings.push({ screen: name, overflow });
    findings.push(...(await axeFindings(page)).map((finding) => ({ screen: name, ...finding })));
  };
  return Object.assign(look, { findings });
}
