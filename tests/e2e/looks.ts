import type { Page } from '@playwright/test';
import { axeFindings, overflowOf } from './journey.ts';

/** Windows and themes in which every screen is looked at; most of them in the full run only. */
export const looks = [
  { theme: 'light', width: 1440, tag: '' },
  { theme: 'dark', width: 390, tag: '' },
  { theme: 'light', width: 390, tag: ' @full' },
  { theme: 'light', width: 820, tag: ' @full' },
  { theme: 'dark', width: 820, tag: ' @full' },
  { theme: 'dark', width: 1440, tag: ' @full' },
] as const;

/** Looks at one screen after another; with E2E_SCREENS set, keeps a picture of each in that folder. */
export function screensOf(page: Page, series: string) {
  const findings: unknown[] = [];
  const look = async (name: string) => {
    const folder = process.env['E2E_SCREENS'];
    if (folder) await page.screenshot({ path: `${folder}/${name}-${series}.png` });
    const overflow = await overflowOf(page);
    if (overflow > 0) findings.push({ screen: name, overflow });
    findings.push(...(await axeFindings(page)).map((finding) => ({ screen: name, ...finding })));
  };
  return Object.assign(look, { findings });
}
