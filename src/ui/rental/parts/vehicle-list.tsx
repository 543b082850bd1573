import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { VehicleOrigin } from '#application/kernel/path.ts';
import type { ProviderId } from '#domain/rental/provider.ts';
import { DrawerShell } from '#ui/design/drawer-shell.tsx';
import { messages } from '#ui/rental/pages/search.messages.ts';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import type { SearchControls } from '#ui/rental/use-vehicle-search.ts';
import { FoundVehicles } from './found-vehicles.tsx';
import { SearchToolbar } from './search-toolbar.tsx';
import { VehicleFilters } from './vehicle-filters.tsx';

type Props = {
  readonly controls: SearchControls;
  readonly from: VehicleOrigin;
  /** Of one provider, whatever the address says. */
  readonly provider?: ProviderId;
};

/** Vehicles, narrowed and ordered as the address says, with what narrows them beside or in a drawer. */
export function VehicleList({ controls, from, provider }: Props) {
  const { formatMessage } = useIntl();
  const [isFiltering, setFiltering] = useState(false);
  const { search } = controls;
  const asked =
    provider === undefined ? search : { ...search, filters: { ...search.filters, provider } };
  const read = useRentalRead((vehicles, scope) => vehicles.search(scope, asked));
  const filters = (name: string) => (
    <VehicleFilters controls={controls} prices={read.value?.prices} name={name} />
  );
  return (
    <Flex gap="8" align="start">
      <Box
        as="aside"
        aria-label={formatMessage(messages.filters)}
        hideBelow="lg"
        w="17rem"
        flexShrink="0"
      >
        {filters('aside')}
      </Box>
      <Stack gap="5" flex="1" minW="0">
        <SearchToolbar
          controls={controls}
          total={read.value?.total}
          onFilters={() => setFiltering(true)}
        />
        <FoundVehicles controls={controls} read={read} from={from} />
      </Stack>
      {isFiltering ? (
        <DrawerShell
          title={<FormattedMessage {...messages.filters} />}
          onClose={() => setFiltering(false)}
          footer={
            <Button w="full" onClick={() => setFiltering(false)}>
              <FormattedMessage {...messages.show} values={{ count: read.value?.total ?? 0 }} />
            </Button>
          }
        >
          {filters('drawer')}
        </DrawerShell>
      ) : null}
    </Flex>
  );
}
