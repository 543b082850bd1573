import type { Chart } from '@sundry/statecharts';
import { inCode, inWords, type Speech, type WordsOptions } from '@sundry/statecharts/drawing';
import { failedLabel, sharedLabels } from '#application/kernel/shared.labels.ts';
import { noticeVariants } from './notice-texts.ts';
import { flowOfSlot, labelsBeside } from './labels.ts';

export type { Speech };

export async function speechesOf(
  flow: string,
  chart: Chart,
): Promise<{ readonly words: Speech; readonly code: Speech }> {
  const words = inWords(chart, (await labelsBeside(flow)) ?? {}, wordsOptions(flow));
  return { words, code: inCode(chart, (src) => words.started(src).chart) };
}

export const wordsOptions = (flow: string): WordsOptions => ({
  shared: sharedLabels,
  failed: failedLabel,
  notice: noticeVariants,
  flowOf: flowOfSlot(flow),
});
