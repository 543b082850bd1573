import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page as Window } from '@playwright/test';
import type { Language } from '../flow/speaker.ts';

export const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

const THEMES = ['light', 'dark'] as const;
/** JPEG quality: text stays sharp, and a thousand pictures stay small. */
const QUALITY = 85;

/** Pictures of the states of a flow, one for each device, theme and language. */
export type Album = {
  /** Takes the missing pictures, and leaves the window as it was. */
  readonly take: (window: Window, language: Language, states: readonly string[]) => Promise<void>;
};

export type AlbumOptions = {
  /** Sets the theme; it runs in the page. */
  readonly dress: (theme: 'light' | 'dark') => void;
  readonly dressesItself?: boolean;
};

/** An album in files `<folder>/<state>/<theme>-<device>-<language>.jpg`. */
export function albumIn(
  folder: string,
  { dressesItself = false, dress: dressIn }: AlbumOptions,
): Album {
  const taken = new Set<string>();
  const dress = async (window: Window, colorScheme: (typeof THEMES)[number]): Promise<void> => {
    if (!dressesItself) {
      await window.emulateMedia({ colorScheme });
      await window.evaluate(dressIn, colorScheme);
    }
    await window.evaluate(isDrawn);
  };
  return {
    async take(window, language, states) {
      const fresh = states.filter((state) => !taken.has(`${language} ${state}`));
      if (fresh.length === 0) return;
      for (const [device, size] of Object.entries(DEVICES)) {
        await window.setViewportSize(size);
        for (const theme of THEMES) {
          await dress(window, theme);
          const shot = await window.screenshot({
            type: 'jpeg',
            quality: QUALITY,
            animations: 'disabled',
          });
          for (const state of fresh) {
            mkdirSync(`${folder}/${state}`, { recursive: true });
            writeFileSync(`${folder}/${state}/${theme}-${device}-${language}.jpg`, shot);
          }
        }
      }
      await dress(window, 'light');
      await window.setViewportSize(DEVICES.desktop);
      fresh.forEach((state) => taken.add(`${language} ${state}`));
    },
  };
}

/** In the current theme and size of the window. */
const isDrawn = (): Promise<void> =>
  new Promise((drawn) =>
    requestAnimationFrame(() => requestIdleCallback(() => drawn(), { timeout: 2_000 })),
  );
