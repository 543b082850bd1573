import { Box, Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '#ui/design/card.tsx';
import { Carousel } from '#ui/design/carousel.tsx';
import { RowSkeleton, Skeleton } from '#ui/design/skeleton.tsx';
import { messages } from '#ui/ordering/entries.messages.ts';
import type { Elements } from '#ui/design/elements.ts';

type FrameProps = { readonly fallback?: Elements; readonly children?: Elements };

export function AgainFrame({ fallback, children }: FrameProps) {
  const { formatMessage } = useIntl();
  return (
    <Carousel of="stores" title={formatMessage(messages.orderAgain)} fallback={fallback}>
      {children ?? [0, 1, 2, 3].map((index) => <OrderSkeleton key={index} />)}
    </Carousel>
  );
}

const OrderSkeleton = () => (
  <Card linked aria-hidden="true">
    <Box m="-4">
      <RowSkeleton />
    </Box>
    <Stack gap="3" mt="3">
      <Skeleton h={10} />
      <Skeleton h={9} />
    </Stack>
  </Card>
);
