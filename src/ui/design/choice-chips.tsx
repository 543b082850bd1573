import { HStack, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A few choices in a row, of which one holds. */
export function ChoiceChips({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <HStack
      role="group"
      aria-label={label}
      gap="2"
      overflowX="auto"
      p="1"
      m="-1"
      scrollbarWidth="none"
    >
      {children}
    </HStack>
  );
}

const Pill = chakra('button', {
  base: {
    flexShrink: '0',
    minH: '10',
    px: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.panel',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted' },
    '&[aria-pressed=true]': { bg: 'fg', color: 'bg', borderColor: 'fg' },
  },
});

type ChipProps = {
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

export function ChoiceChip({ chosen, onChoose, children }: ChipProps) {
  return (
    <Pill type="button" aria-pressed={chosen} onClick={onChoose}>
      {children}
    </Pill>
  );
}
