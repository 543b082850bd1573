import type { Chart } from '#tools/model/chart.ts';
import { inCode } from './in-code.ts';
import { inWords } from './in-words.ts';
import { noticeText } from './notice-texts.ts';
import type { Speech } from './speech.ts';
import { labelsBeside } from './labels.ts';

export type { Speech };

export async function speechesOf(
  flow: string,
  chart: Chart,
): Promise<{ readonly words: Speech; readonly code: Speech }> {
  const words = inWords(chart, (await labelsBeside(flow)) ?? {}, noticeText);
  return { words, code: inCode(chart) };
}
