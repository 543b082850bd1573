import { says, type LocalizedText } from '#tools/model/person.ts';

/** The label of a required field, as shown and as announced. */
export const required = (label: LocalizedText): readonly LocalizedText[] => [
  label,
  '*',
  says('kernel.field.required'),
];

export const optional = (label: LocalizedText): readonly LocalizedText[] => [
  label,
  says('kernel.field.optional'),
];
