import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import type { Elements } from './elements.ts';

type Props<Value extends number> = {
  readonly name: string;
  readonly label: ReactNode;
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly value: Value | null;
  readonly disabled?: boolean;
  readonly figure?: ReactNode;
  readonly onChoose: (value: Value) => void;
};

/** A radio group with one option per half star. */
export function StarInput<Value extends number>({
  name,
  label,
  values,
  labelOf,
  value: chosen,
  disabled = false,
  figure,
  onChoose,
}: Props<Value>) {
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" disabled={disabled}>
      <chakra.legend textStyle="label" fontWeight="medium" mb="1" p="0">
        {label}
      </chakra.legend>
      <HStack gap="4" wrap="wrap">
        <HStack gap="0">
          {values.map((value) => (
            <HalfStar
              key={value}
              isFirstHalf={!Number.isInteger(value)}
              isFilled={chosen !== null && value <= chosen}
            >
              <VisuallyHidden>{labelOf(value)}</VisuallyHidden>
              <chakra.input
                type="radio"
                name={name}
                position="absolute"
                inset="0"
                w="full"
                h="full"
                m="0"
                opacity="0"
                cursor="pointer"
                checked={value === chosen}
                onChange={() => onChoose(value)}
              />
            </HalfStar>
          ))}
        </HStack>
        <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden="true">
          {figure}
        </Text>
      </HStack>
    </chakra.fieldset>
  );
}

type HalfProps = {
  readonly isFirstHalf: boolean;
  readonly isFilled: boolean;
  readonly children: Elements;
};

/** Wide enough to press; shows one half of a whole star by clipping. */
const HalfStar = ({ isFirstHalf, isFilled, children }: HalfProps) => (
  <chakra.label
    position="relative"
    display="block"
    w="6"
    h="12"
    overflow="hidden"
    color={isFilled ? 'warning.fg' : 'border.emphasized'}
    _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', borderRadius: 'sm' }}
  >
    <Box
      as="span"
      position="absolute"
      top="1"
      insetInlineStart={isFirstHalf ? '0.25rem' : '-1.25rem'}
      aria-hidden="true"
    >
      <Icon name="star" size="10" />
    </Box>
    {children}
  </chakra.label>
);
