import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  /** The question that this is one answer to: radio buttons of one name belong together. */
  readonly name: string;
  readonly id?: string;
  readonly icon: IconName;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
};

/** One answer of several, as large as a thumb. A real radio button: the arrow keys move between them. */
export function ChoiceCard({
  name,
  id,
  icon,
  label,
  hint,
  checked,
  disabled = false,
  onChoose,
}: Props) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      p="3.5"
      minH="14"
      borderRadius="lg"
      borderWidth="1.5px"
      borderColor={checked ? 'brand.solid' : 'border'}
      bg={checked ? 'brand.subtle' : 'bg.panel'}
      cursor={disabled ? 'not-allowed' : 'pointer'}
      transition="background-color 120ms, border-color 120ms"
      _hover={disabled || checked ? {} : { borderColor: 'border.emphasized' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' }}
    >
      <chakra.input
        type="radio"
        name={name}
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        boxSize="5"
        flexShrink="0"
        accentColor="var(--chakra-colors-brand-solid)"
        outline="0"
      />
      <Box flex="1" minW="0">
        <Text textStyle="label" color={disabled ? 'fg.subtle' : 'fg'}>
          {label}
        </Text>
        {hint ? (
          <Text textStyle="caption" color="fg.muted">
            {hint}
          </Text>
        ) : null}
      </Box>
      <Box color={checked ? 'brand.fg' : 'fg.subtle'}>
        <Icon name={icon} />
      </Box>
    </chakra.label>
  );
}

/** Answers side by side, as far as there is room. */
export function ChoiceRow({ children }: { readonly children: ReactNode }) {
  return (
    <Flex gap="3" wrap="wrap" css={{ '& > *': { flex: '1 1 12rem' } }}>
      {children}
    </Flex>
  );
}
