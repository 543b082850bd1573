import { says, type Words } from '#tools/model/person.ts';

/** The label of a field that must be filled in, as it is drawn and as it is read out. */
export const required = (label: Words): readonly Words[] => [
  label,
  '*',
  says('kernel.field.required'),
];

/** The label of a field that may stay empty. */
export const optional = (label: Words): readonly Words[] => [label, says('kernel.field.optional')];
