import { existsSync, readdirSync } from 'node:fs';
import { BUILT } from '#tools/flows/built.ts';

/** A screenshot of a state, taken by the browser level on its walks. */
export type Screen = {
  /** Beside the atlas, so that it opens from disk. */
  readonly file: string;
  readonly theme: string;
  readonly device: string;
  readonly language: string;
};

const FOLDER = 'screens';

/** `<theme>-<device>-<language>.jpg`, in a folder per state. */
export function screensOf(flow: string, path: string): readonly Screen[] {
  const folder = `${FOLDER}/${flow}/${path}`;
  if (!existsSync(`${BUILT}/${folder}`)) return [];
  const taken = readdirSync(`${BUILT}/${folder}`).flatMap((name): Screen[] => {
    const [, theme, device, language] = /^(\w+)-(\w+)-(\w+)\.jpg$/.exec(name) ?? [];
    if (!theme || !device || !language) return [];
    return [{ file: `${folder}/${name}`, theme, device, language }];
  });
  const rank = ({ device, language, theme }: Screen) =>
    `${device} ${language} ${theme === 'light' ? 0 : 1}`;
  return taken.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
