import { existsSync, readdirSync } from 'node:fs';
import { BUILT } from '#tools/model/built.ts';

/** What a state looks like to a person, as the browser level has photographed it on its walks. */
export type Screen = {
  /** Beside the atlas, so that it opens from disk. */
  readonly file: string;
  readonly theme: string;
  readonly device: string;
  readonly language: string;
};

const FOLDER = 'screens';

/** `<theme>-<device>-<language>.jpg`, in a folder a state. */
export function screensOf(flow: string, path: string): readonly Screen[] {
  const folder = `${FOLDER}/${flow}/${path}`;
  if (!existsSync(`${BUILT}/${folder}`)) return [];
  const taken = readdirSync(`${BUILT}/${folder}`).flatMap((name): Screen[] => {
    const [, theme, device, language] = /^(\w+)-(\w+)-(\w+)\.jpg$/.exec(name) ?? [];
    if (!theme || !device || !language) return [];
    return [{ file: `${folder}/${name}`, theme, device, language }];
  });
  /** English before Hindi, and light before dark. */
  const rank = ({ device, language, theme }: Screen) =>
    `${device} ${language} ${theme === 'light' ? 0 : 1}`;
  return taken.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
