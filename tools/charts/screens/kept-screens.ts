import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileNameOf } from '@sundry/statecharts/drawing';

/** Pictures of the states, committed with the charts. */
export const SCREENS = 'docs/charts/screens';
export const DEVICES = { phone: 'phone', desktop: 'desktop' } as const;
export type Device = keyof typeof DEVICES;

/** A finding of axe on a screen. */
export type AxeFind = {
  readonly rule: string;
  /** The rule in axe's words. */
  readonly help: string;
  readonly places: number;
};

export type KeptScreen = {
  /** The state whose pictures these are: equal screens are kept once. Null when nothing is visible. */
  readonly picture: string | null;
  /** A hash of the HTML. */
  readonly page: string;
  /** The visible texts, a line each. */
  readonly texts: readonly string[];
  readonly axe: readonly AxeFind[];
};

export type KeptScreens = {
  /** A hash of the sources that the pictures were taken from. */
  readonly madeFrom: string;
  readonly states: Readonly<Record<string, KeptScreen>>;
  /** The states that no walk shows. */
  readonly unshown: readonly string[];
};

const folderOf = (flow: string): string => path.join(SCREENS, fileNameOf(flow));
const factsOf = (flow: string): string => path.join(folderOf(flow), 'screens.json');
export const pictureFile = (state: string, device: Device): string => `${state}.${device}.webp`;
export const filesOf = (picture: string): readonly string[] =>
  Object.values(DEVICES).map((device) => pictureFile(picture, device));

export function keptScreens(flow: string): KeptScreens | null {
  const file = factsOf(flow);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptScreens) : null;
}

/** Writes the facts and the new pictures of a flow, and removes pictures of no state. */
export function keepScreens(
  flow: string,
  kept: KeptScreens,
  pictures: ReadonlyMap<string, Buffer>,
): void {
  const folder = folderOf(flow);
  mkdirSync(folder, { recursive: true });
  writeFileSync(factsOf(flow), `${JSON.stringify(kept, null, 1)}\n`);
  for (const [name, picture] of pictures) writeFileSync(path.join(folder, name), picture);
  const named = new Set(
    Object.values(kept.states).flatMap(({ picture }) => (picture === null ? [] : filesOf(picture))),
  );
  for (const name of readdirSync(folder))
    if (name.endsWith('.webp') && !named.has(name)) rmSync(path.join(folder, name));
}

export const hasPicture = (flow: string, name: string): boolean =>
  existsSync(path.join(folderOf(flow), name));
