import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import * as select from '#application/rental/trip-cart.selectors.ts';
import type { TripLine } from '#domain/rental/trip-cart.ts';
import { Stepper } from '#ui/design/stepper.tsx';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';

const Item = chakra('li');

/** One kind of vehicle in the trip cart. The quantity follows the finger; a line that leaves stays still. */
export function TripLineRow({ line: { id, vehicle, quantity } }: { readonly line: TripLine }) {
  const tell = useSendToTripCart();
  const wanted = useTripCart(select.wantedQuantityOf(id), quantity);
  const pending = useTripCart(select.isPending(id), false);
  const leaving = useTripCart(select.isLeaving(id), false);
  return (
    <Item py="3">
      <Flex justify="space-between" align="center" gap="3">
        <Stack gap="0" minW="0">
          <Text fontWeight="semibold">
            <bdi>{vehicle.name}</bdi>
          </Text>
          <Text textStyle="label" color="fg.muted">
            <bdi>{vehicle.provider.name}</bdi>
          </Text>
        </Stack>
        <Stepper
          size="sm"
          label={vehicle.name}
          value={wanted}
          pending={pending}
          removes={wanted === 1}
          paused={leaving}
          onIncrease={() => tell({ type: 'line.increase', line: id })}
          onDecrease={() => tell({ type: 'line.decrease', line: id })}
        />
      </Flex>
    </Item>
  );
}
