import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useReadScope } from '#ui/kernel/services-context.tsx';
import { messages } from '#ui/ordering/prescription.messages.ts';
import { useOrdering } from '#ui/ordering/use-ordering.ts';

type Props = { readonly id: PrescriptionId; readonly number: number };

/** Only its owner may fetch it. */
export function PrescriptionImage({ id, number }: Props) {
  const { formatMessage } = useIntl();
  const ordering = useOrdering();
  const scope = useReadScope();
  const { value, failure } = useRead(ordering && ordering.orders.prescription(scope, id));
  if (failure) {
    return (
      <Frame>
        <Box p="2" textStyle="caption" color="fg.muted" textAlign="center">
          <FormattedMessage {...messages.noImage} values={{ number }} />
        </Box>
      </Frame>
    );
  }
  if (value === undefined) {
    return (
      <Frame>
        <Skeleton h={48} />
        <VisuallyHidden>
          <FormattedMessage {...messages.loadingImage} values={{ number }} />
        </VisuallyHidden>
      </Frame>
    );
  }
  return (
    <Frame>
      <chakra.img
        src={value}
        alt={formatMessage(messages.image, { number })}
        w="full"
        h="full"
        objectFit="cover"
      />
    </Frame>
  );
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <Box
    aspectRatio="3 / 4"
    rounded="lg"
    overflow="hidden"
    borderWidth="1px"
    bg="bg.muted"
    display="grid"
    alignItems="center"
  >
    {children}
  </Box>
);
