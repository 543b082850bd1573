import { plainClasses } from './plain-classes.ts';

export const stepper = plainClasses({
  className: 'stepper',
  slots: ['root', 'value'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      bg: 'bg.panel',
      color: 'fg',
    },
    value: {
      minW: '7',
      textAlign: 'center',
      textStyle: 'label',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      '&[data-pending]': { opacity: '0.55' },
    },
  },
});
