import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { fileNameOf } from '@sundry/statecharts/drawing';
import { BUILT } from '#tools/flows/built.ts';
import {
  DEVICES,
  keptScreens,
  pictureFile,
  SCREENS,
  type Device,
  type KeptScreen,
  type KeptScreens,
} from '#tools/charts/screens/kept-screens.ts';

/** A screen that has changed. */
export type ScreenChange = {
  readonly was: string | null;
  readonly is: string | null;
  readonly pictures: readonly PictureChange[];
  /** Visible texts that are gone, and new ones. */
  readonly goneTexts: readonly string[];
  readonly newTexts: readonly string[];
  /** Rules of accessibility that the screen breaks now, and no longer. */
  readonly newFinds: readonly string[];
  readonly goneFinds: readonly string[];
};

export type PictureChange = {
  readonly device: Device;
  /** Files beside the atlas; null where there is none. */
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: string | null;
  /** The share of other pixels. */
  readonly share: number;
};

const BEFORE = 'screens-before';
const DIFFERENCE = 'screens-difference';

export function clearScreenChanges(): void {
  for (const folder of [BEFORE, DIFFERENCE])
    rmSync(path.join(BUILT, folder), { recursive: true, force: true });
}

/** Compares the kept screens of a flow with those in a folder of another revision. */
export async function screenChanges(
  flow: string,
  folder: string,
  pairs: readonly (readonly [string | null, string | null])[],
  out = BUILT,
): Promise<readonly ScreenChange[]> {
  const name = fileNameOf(flow);
  const old = path.join(folder, SCREENS, name);
  const before = keptIn(old);
  const after = keptScreens(flow)?.states ?? {};
  if (!before) return [];
  const changes: ScreenChange[] = [];
  for (const [was, is] of pairs) {
    const [one, other] = [screenOf(before.states, was), screenOf(after, is)];
    if (one?.page === other?.page) continue;
    const pictures: PictureChange[] = [];
    for (const device of Object.values(DEVICES))
      pictures.push(await pictureChange({ name, old, out, device }, one?.picture, other?.picture));
    const texts = [one?.texts ?? [], other?.texts ?? []] as const;
    const finds = [rulesOf(one), rulesOf(other)] as const;
    const shown: ScreenChange = {
      was,
      is,
      pictures: pictures.filter(({ share }) => share > 0),
      goneTexts: texts[0].filter((text) => !texts[1].includes(text)),
      newTexts: texts[1].filter((text) => !texts[0].includes(text)),
      goneFinds: finds[0].filter((rule) => !finds[1].includes(rule)),
      newFinds: finds[1].filter((rule) => !finds[0].includes(rule)),
    };
    if (isVisible(shown)) changes.push(shown);
  }
  return changes;
}

const screenOf = (states: KeptScreens['states'], state: string | null): KeptScreen | null =>
  state === null ? null : (states[state] ?? null);

const rulesOf = (screen: KeptScreen | null): readonly string[] =>
  screen?.axe.map(({ help }) => help) ?? [];

const isVisible = ({ pictures, goneTexts, newTexts, newFinds, goneFinds }: ScreenChange): boolean =>
  pictures.length + goneTexts.length + newTexts.length + newFinds.length + goneFinds.length > 0;

function keptIn(folder: string): KeptScreens | null {
  const file = path.join(folder, 'screens.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptScreens) : null;
}

type Place = {
  readonly name: string;
  readonly old: string;
  readonly out: string;
  readonly device: Device;
};

async function pictureChange(
  { name, old, out, device }: Place,
  was: string | null = null,
  is: string | null = null,
): Promise<PictureChange> {
  const source = was === null ? null : path.join(old, pictureFile(was, device));
  const fresh = is === null ? null : path.join(SCREENS, name, pictureFile(is, device));
  const isThere = source !== null && existsSync(source);
  const before = isThere && was !== null ? `${BEFORE}/${name}/${pictureFile(was, device)}` : null;
  const after = fresh !== null && is !== null ? `screens/${name}/${pictureFile(is, device)}` : null;
  if (isThere && before !== null) cpSync(source, path.join(out, before), { recursive: true });
  if (!isThere || fresh === null || is === null) {
    return { device, before, after, difference: null, share: before === after ? 0 : 1 };
  }
  const { share, picture } = await difference(source, fresh);
  if (share === 0) return { device, before, after, difference: null, share };
  const file = `${DIFFERENCE}/${name}/${pictureFile(is, device)}`;
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  await picture.toFile(path.join(out, file));
  return { device, before, after, difference: file, share };
}

/** Pictures of different heights are compared on a ground of the taller one. */
async function difference(before: string, after: string) {
  const [one, other] = [await sharp(before).metadata(), await sharp(after).metadata()];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const pixels = async (file: string, size: { width: number; height: number }) =>
    sharp(file)
      .extend({ right: width - size.width, bottom: height - size.height, background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer();
  const drawn = Buffer.alloc(width * height * 4);
  const [was, is] = [await pixels(before, one), await pixels(after, other)];
  const count = pixelmatch(was, is, drawn, width, height, { threshold: 0.1 });
  return {
    share: count / (width * height),
    picture: sharp(drawn, { raw: { width, height, channels: 4 } }).webp({ quality: 60 }),
  };
}
