import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Group = chakra('div', {
  base: {
    display: 'flex',
    p: '1',
    borderRadius: 'xl',
    bg: 'bg.muted',
    width: 'full',
    maxW: 'full',
  },
});
const Part = chakra('button', {
  base: {
    flex: '1 1 auto',
    minH: '9',
    px: '4',
    borderRadius: 'lg',
    border: '1.5px solid transparent',
    color: 'fg.muted',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    cursor: 'button',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': {
      bg: 'bg.panel',
      color: 'brand.fg',
      borderColor: 'brand.solid',
      fontWeight: 'semibold',
    },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderColor: 'Highlight' } },
  },
});

type Props<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly text: (value: Value) => ReactNode;
  readonly onChoose: (value: Value) => void;
};

export const Segmented = <Value extends string>({
  label,
  values,
  chosen,
  text,
  onChoose,
}: Props<Value>) => (
  <Group role="group" aria-label={label}>
    {values.map((value) => (
      <Part
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {text(value)}
      </Part>
    ))}
  </Group>
);
