import { Box } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import * as select from '#application/wishlist/wishlist/selectors.ts';
import { EMPTY_WISHLIST } from '#domain/wishlist/wishlist.ts';
import { messages as kinds } from '#ui/catalogue/kinds.messages.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { Tabs } from '#ui/design/tabs.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFocusFallback } from '#ui/kernel/use-focus-fallback.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/wishlist/drawer.messages.ts';
import { useSendToWishlist, useWishlist } from '#ui/wishlist/use-wishlist.ts';
import { ItemWish, ProviderWish, StoreWish, VehicleWish } from './wish-rows.tsx';

const CODE_IS_MISSING: CallFailure = { kind: 'unreachable', cause: 'broken' };

export function WishlistContent() {
  const { formatMessage } = useIntl();
  const isRental = useWishlist(select.isRental, useStorefront(storefront.isRental));
  const { items, stores, vehicles, providers } = useWishlist(select.listOf, EMPTY_WISHLIST);
  const groups: readonly Group[] = isRental
    ? [
        groupOf(kinds.vehicles, vehicles, (vehicle) => <VehicleWish vehicle={vehicle} />),
        groupOf(kinds.providers, providers, (provider) => <ProviderWish provider={provider} />),
      ]
    : [
        groupOf(kinds.items, items, (item) => <ItemWish item={item} />),
        groupOf(kinds.stores, stores, (store) => <StoreWish store={store} />),
      ];
  return (
    <Box p="4">
      <Tabs
        key={String(isRental)}
        label={formatMessage(messages.groups)}
        tabs={groups.map(({ title, rows }) => ({
          value: title.id ?? '',
          label: (
            <FormattedMessage
              {...messages.group}
              values={{ group: formatMessage(title), count: rows.length }}
            />
          ),
          content: <Rows rows={rows} />,
        }))}
      />
    </Box>
  );
}

type Row = { readonly id: number; readonly view: ReactNode };
type Group = { readonly title: MessageDescriptor; readonly rows: readonly Row[] };

const groupOf = <Thing extends { readonly id: number }>(
  title: MessageDescriptor,
  things: readonly Thing[],
  view: (thing: Thing) => ReactNode,
): Group => ({ title, rows: things.map((thing) => ({ id: thing.id, view: view(thing) })) });

function Rows({ rows }: Pick<Group, 'rows'>) {
  const focusFallback = useFocusFallback<HTMLDivElement>(
    rows.map(({ id }) => id).join(),
    nextControl,
  );
  return (
    <Box {...focusFallback}>
      <WhyNotFresh hasRows={rows.length > 0} />
      {rows.length > 0 ? (
        <Box as="ul" listStyleType="none">
          {rows.map(({ id, view }) => (
            <Fragment key={id}>{view}</Fragment>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** After a removal: the heart of the last row, else the tab. */
const nextControl = (frame: HTMLElement) =>
  [...frame.querySelectorAll<HTMLElement>('button')].at(-1) ??
  frame.closest<HTMLElement>('[role=tabpanel]');

function WhyNotFresh({ hasRows }: { readonly hasRows: boolean }) {
  const send = useSendToWishlist();
  const isMissing = useStorefront(storefront.isMissing('wishlist'));
  const loading = useWishlist(select.isLoading, !isMissing);
  const failure = useWishlist(select.failureOf, isMissing ? CODE_IS_MISSING : null);
  if (loading) return hasRows ? null : <Loading />;
  if (failure) {
    return <FailureState failure={failure} retry={() => send({ type: 'wishlist.retry' })} />;
  }
  if (hasRows) return null;
  return (
    <EmptyState
      art="heart"
      title={<FormattedMessage {...messages.empty} />}
      text={<FormattedMessage {...messages.emptyText} />}
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
