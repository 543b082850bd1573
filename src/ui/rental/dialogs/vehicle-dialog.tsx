import { Box, Button, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { VehicleId } from '#domain/rental/vehicle.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { messages } from '#ui/rental/compare.messages.ts';
import { messages as details } from '#ui/rental/pages/details.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';
import { VehicleDetails } from '#ui/rental/parts/vehicle-details.tsx';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { messages as vehicleFacts } from '#ui/rental/vehicle-facts.messages.ts';

/** Opens by the address, over any page [RENT-VEH-02]. */
export function VehicleDialog() {
  const id = parseId<'Vehicle'>(useQueryValue('vehicle'));
  return id === null ? null : <DialogOf key={id} id={id} />;
}

function DialogOf({ id }: { readonly id: VehicleId }) {
  const { navigator } = useServices();
  const { value, failure, retry } = useRentalRead((vehicles, scope) => vehicles.vehicle(scope, id));
  const isUnknown = failure?.kind === 'refused' && failure.status === 404;
  return (
    <DialogShell
      title={value ? <bdi>{value.name}</bdi> : <FormattedMessage {...titles.vehicle} />}
      linked
      firstFocus="title"
      size="xl"
      onClose={() => navigator.closeOverlay()}
      footer={
        value ? (
          <Button asChild variant="outline">
            <Link to={paths.vehicle({ id })} replace>
              <FormattedMessage {...messages.wholePage} />
            </Link>
          </Button>
        ) : undefined
      }
    >
      {value ? <VehicleDetails vehicle={value} isNamed={false} /> : null}
      {isUnknown ? (
        <EmptyState
          art="rental"
          title={<FormattedMessage {...vehicleFacts.unknown} />}
          text={<FormattedMessage {...details.unknownText} />}
        />
      ) : null}
      {failure && !isUnknown && !value ? <FailureState failure={failure} retry={retry} /> : null}
      {failure || value ? null : <Waiting />}
    </DialogShell>
  );
}

const Waiting = () => (
  <Stack direction={{ base: 'column', md: 'row' }} gap="5" minH="24rem" aria-hidden>
    <Box w={{ base: 'full', md: '52%' }}>
      <Skeleton ratio={4 / 3} rounded="2xl" />
    </Box>
    <Stack flex="1" gap="4">
      <Skeleton h={5} w="50%" />
      <Skeleton h={7} w="40%" />
      <Skeleton h={40} rounded="xl" />
    </Stack>
  </Stack>
);
