import type { Chart } from '@sundry/statecharts';
import { inCode, inWords, type Speech } from '@sundry/statecharts/drawing';
import { failedLabel, sharedLabels } from '#application/kernel/shared.labels.ts';
import { noticeText } from './notice-texts.ts';
import { labelsBeside } from './labels.ts';

export type { Speech };

export async function speechesOf(
  flow: string,
  chart: Chart,
): Promise<{ readonly words: Speech; readonly code: Speech }> {
  const words = inWords(chart, (await labelsBeside(flow)) ?? {}, {
    shared: sharedLabels,
    failed: failedLabel,
    notice: noticeText,
  });
  return { words, code: inCode(chart) };
}
