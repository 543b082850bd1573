import * as v from 'valibot';
import { numeric } from './kernel.ts';

/** One selected value of a food variation, by its position. */
export const selectedOption = v.object({
  choiceIndex: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(1000)),
  optionIndex: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(1000)),
  label: v.pipe(v.string(), v.maxLength(200)),
  optionPrice: numeric,
  isSelected: v.boolean(),
  type: v.picklist(['required', 'optional']),
});
