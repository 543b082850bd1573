import { cpSync, existsSync, readdirSync } from 'node:fs';
import { fileNameOf } from '@sundry/statecharts/drawing';
import { BUILT } from '#tools/flows/built.ts';
import {
  DEVICES,
  keptScreens,
  pictureFile,
  SCREENS,
  type AxeFind,
} from '#tools/charts/screens/kept-screens.ts';
import { sourcesOf } from '#tools/charts/screens/sources.ts';

/** A picture of a state. */
export type Screen = {
  /** Beside the atlas, so that it opens from disk. */
  readonly file: string;
  readonly theme: string;
  readonly device: string;
  readonly language: string;
  readonly isMirrored: boolean;
};

export type StateScreens = {
  readonly screens: readonly Screen[];
  /** The visible texts. */
  readonly texts: readonly string[];
  /** The findings of axe; null when the screen was not checked. */
  readonly axe: readonly AxeFind[] | null;
  /** The screen was drawn, and nothing is on it. */
  readonly isEmpty: boolean;
};

const FOLDER = 'screens';

/** Puts the committed pictures beside the atlas. */
export function copyScreens(): void {
  if (existsSync(SCREENS)) cpSync(SCREENS, `${BUILT}/${FOLDER}`, { recursive: true });
}

/** The screens of a flow: the committed ones, other looks, and screenshots of walks in a browser. */
export function screensOf(flow: string): {
  readonly of: (path: string) => StateScreens;
  readonly areOld: boolean;
} {
  const kept = keptScreens(flow);
  const name = fileNameOf(flow);
  return {
    areOld: kept !== null && kept.madeFrom !== sourcesOf({ name: flow }),
    of: (path) => {
      const own = kept?.states[path];
      const picture = own?.picture ?? null;
      return {
        screens: [
          ...(picture === null ? [] : drawnScreens(name, picture)),
          ...photographedScreens(name, path),
        ],
        texts: own?.texts ?? [],
        axe: own && picture !== null ? own.axe : null,
        isEmpty: own !== undefined && picture === null,
      };
    },
  };
}

const drawnScreens = (flow: string, picture: string): readonly Screen[] =>
  Object.values(DEVICES).map((device) => ({
    file: `${FOLDER}/${flow}/${pictureFile(picture, device)}`,
    theme: 'light',
    device,
    language: 'en',
    isMirrored: false,
  }));

/** `<theme>-<device>-<language>[-mirrored]`, in a folder per state. */
function photographedScreens(flow: string, path: string): readonly Screen[] {
  const folder = `${FOLDER}/${flow}/${path}`;
  if (!existsSync(`${BUILT}/${folder}`)) return [];
  const taken = readdirSync(`${BUILT}/${folder}`).flatMap((name): Screen[] => {
    const [, theme, device, language, mirrored] =
      /^(\w+)-(\w+)-(\w+?)(-mirrored)?\.(?:jpg|webp)$/.exec(name) ?? [];
    if (!theme || !device || !language) return [];
    const isMirrored = mirrored !== undefined;
    return [{ file: `${folder}/${name}`, theme, device, language, isMirrored }];
  });
  const rank = ({ device, language, theme }: Screen) =>
    `${device} ${language} ${theme === 'light' ? 0 : 1}`;
  return taken.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
