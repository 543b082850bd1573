import { says, type LocalizedText } from '#tools/model/person.ts';

/** The label of a field that must be filled in, as it is drawn and as it is read out. */
export const required = (label: LocalizedText): readonly LocalizedText[] => [
  label,
  '*',
  says('kernel.field.required'),
];

/** The label of a field that may stay empty. */
export const optional = (label: LocalizedText): readonly LocalizedText[] => [
  label,
  says('kernel.field.optional'),
];
