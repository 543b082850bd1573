import { Box, Button, Heading, Stack, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/cart/selectors.ts';
import type { StoreGroup } from '#domain/cart/cart.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { messages } from '#ui/cart/cart.messages.ts';
import { messages as emptyCart } from '#ui/cart/empty-cart.messages.ts';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { rowAfter, useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { useZones } from '#ui/kernel/use-zones.ts';

const sameLines = (groups: readonly StoreGroup[]): string =>
  groups.flatMap(({ lines }) => lines.map(({ id }) => id)).join();

export function CartContent() {
  const cart = useCart(select.cartOf, null);
  const groups = cart ? select.groupsOf(cart) : [];
  const focusFallback = useFocusFallback<HTMLDivElement>(sameLines(groups), nextControl);

  return (
    <Box flex="1" {...focusFallback}>
      {groups.length > 0 ? <Groups groups={groups} /> : <NoLines />}
    </Box>
  );
}

/** After a removal: the line that took its place, else the last one, else the button. */
const nextControl = (frame: HTMLElement, last: HTMLElement | null) =>
  (rowAfter(frame, last) ?? frame).querySelector<HTMLElement>('a, button');

const List = chakra('ul');

function Groups({ groups }: { readonly groups: readonly StoreGroup[] }) {
  return (
    <Stack gap="0" pb="4">
      {groups.map((group, index) => (
        <StoreLines key={group.storeId} group={group} before={placesBefore(groups, index)} />
      ))}
    </Stack>
  );
}

type StoreProps = {
  readonly group: StoreGroup;
  /** Number of lines above it. */
  readonly before: number;
};

function StoreLines({ group, before }: StoreProps) {
  const amounts = select.lineAmountsOf(group, useZones());
  const { storeName, lines } = group;
  return (
    <Box as="section" px="4" pt="4">
      <Heading as="h3" textStyle="label" color="fg.muted" fontWeight="semibold" mb="1">
        <bdi>
          <FormattedMessage {...messages.storeGroup} values={{ store: storeName }} />
        </bdi>
      </Heading>
      <List listStyleType="none">
        {lines.map((line, place) => (
          <CartLineRow
            key={line.id}
            line={line}
            amount={amounts.get(line.id) ?? null}
            place={before + place}
          />
        ))}
      </List>
    </Box>
  );
}

const placesBefore = (groups: readonly StoreGroup[], index: number): number =>
  groups.slice(0, index).reduce((sum, { lines }) => sum + lines.length, 0);

function NoLines() {
  const tell = useSendToCart();
  const failure = useCart(select.failureOf, null);
  const loading = useCart(select.isLoading, true);
  if (loading) return <Loading />;
  if (failure) return <FailureState failure={failure} retry={() => tell({ type: 'cart.retry' })} />;
  return (
    <EmptyState
      art="cart"
      title={<FormattedMessage {...emptyCart.empty} />}
      text={<FormattedMessage {...messages.emptyText} />}
      action={
        <Button mt="2" onClick={() => tell({ type: 'checkout.ask' })}>
          <FormattedMessage {...controls.continueShopping} />
        </Button>
      }
    />
  );
}

const Loading = () => (
  <Box role="status">
    <VisuallyHidden>
      <FormattedMessage {...messages.loading} />
    </VisuallyHidden>
    {[0, 1, 2].map((row) => (
      <RowSkeleton key={row} />
    ))}
  </Box>
);
