import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '#ui/design/card.tsx';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly name?: ReactNode;
  readonly figure: ReactNode;
  readonly caption?: ReactNode;
  readonly action?: Elements;
};

export const HoldingCard = ({ name, figure, caption, action }: Props) => (
  <Card>
    <Flex justify="space-between" align="center" gap="4" wrap="wrap" p="2">
      <Stack gap="1">
        {name ? (
          <Text textStyle="label" color="fg.muted">
            {name}
          </Text>
        ) : null}
        <Text textStyle="title" fontVariantNumeric="tabular-nums">
          {figure}
        </Text>
        {caption ? <Text color="fg.muted">{caption}</Text> : null}
      </Stack>
      {action ?? null}
    </Flex>
  </Card>
);
