import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  km: {
    id: 'kernel.distance.km',
    defaultMessage: '{count, number, ::.#} km',
    description: 'A distance. {count}: kilometres.',
  },
  m: {
    id: 'kernel.distance.m',
    defaultMessage: '{count, number} m',
    description: 'A distance. {count}: metres.',
  },
  mi: {
    id: 'kernel.distance.mi',
    defaultMessage: '{count, number, ::.#} mi',
    description: 'A distance. {count}: miles.',
  },
  ft: {
    id: 'kernel.distance.ft',
    defaultMessage: '{count, number} ft',
    description: 'A distance. {count}: feet.',
  },
});
