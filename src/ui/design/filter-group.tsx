import { chakra, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { ChoiceChip } from '#ui/design/choice-chips.tsx';
import type { Elements } from './elements.ts';

type Props = { readonly title: MessageDescriptor; readonly children: Elements };

export const FilterGroup = ({ title, children }: Props) => (
  <Stack as="fieldset" gap="2" minW="0">
    <chakra.legend textStyle="subheading" mb="2" p="0">
      <FormattedMessage {...title} />
    </chakra.legend>
    {children}
  </Stack>
);

type ChipsProps<Value> = {
  readonly title: MessageDescriptor;
  readonly values: readonly Value[];
  readonly isChosen: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
  readonly text: (value: Value) => ReactNode;
  readonly keyOf?: (value: Value) => string;
};

export function FilterChips<Value>({
  title,
  values,
  isChosen,
  onChoose,
  text,
  keyOf = String,
}: ChipsProps<Value>) {
  return (
    <FilterGroup title={title}>
      <HStack gap="2" flexWrap="wrap">
        {values.map((value) => (
          <ChoiceChip key={keyOf(value)} chosen={isChosen(value)} onChoose={() => onChoose(value)}>
            {text(value)}
          </ChoiceChip>
        ))}
      </HStack>
    </FilterGroup>
  );
}
