import { says, type TextMatch } from '@sundry/statecharts';

/** The label of a required field, as shown and as announced. */
export const required = (label: TextMatch): readonly TextMatch[] => [
  label,
  '*',
  says('kernel.field.required'),
];

export const optional = (label: TextMatch): readonly TextMatch[] => [
  label,
  says('kernel.field.optional'),
];
