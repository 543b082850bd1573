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

/** Windows and themes for the screens of a journey: this one in each run, all in the full run. */
export const looksAt = (inEachRun: Look) =>
  LOOKS.map((look) => ({
    ...look,
    tag: `${look.theme} ${look.width}` === inEachRun ? '' : ' @full',
  }));

/** Saves a screenshot in the folder E2E_SCREENS, if set. */
export async function pictureOf(page: Page, name: string): Promise<void> {
  const folder = process.env['E2E_SCREENS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

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
