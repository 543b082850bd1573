import { Stack, Text, type StackProps } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Elements } from '#ui/design/elements.ts';

type Props = Omit<StackProps, 'children'> & {
  readonly label: MessageDescriptor;
  readonly children: Elements;
};

/** A label whose control has its own accessible name. */
export const Labelled = ({ label, children, ...stack }: Props) => (
  <Stack gap="1.5" minW="0" {...stack}>
    <Text as="span" textStyle="label" aria-hidden>
      <FormattedMessage {...label} />
    </Text>
    {children}
  </Stack>
);
