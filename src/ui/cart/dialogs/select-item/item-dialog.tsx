import { Button, Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Item, ItemId } from '#domain/catalogue/item.ts';
import { parseId } from '#domain/kernel/id.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useLate } from '#ui/kernel/use-late.ts';
import { useRead, type Read } from '#ui/kernel/use-read.ts';
import { ItemChoice } from './item-choice.tsx';
import { messages } from './select-item.messages.ts';
import { Skeleton } from '#ui/design/skeleton.tsx';

export function ItemDialog() {
  const id = parseId<'Item'>(useQueryValue('item'));
  return id === null ? null : <DialogOf key={id} id={id} />;
}

function DialogOf({ id }: { readonly id: ItemId }) {
  const { queries, navigator, selectItem } = useServices();
  const machine = useLate(selectItem);
  const item = useKeptItem(useRead(queries.catalogue.item(useReadScope(), id)));
  const title = item.value ? <bdi>{item.value.name}</bdi> : <TitleWithout item={item} />;

  return (
    <DialogShell
      title={title}
      linked
      firstFocus="title"
      size="xl"
      padding="0"
      onClose={() => navigator.closeOverlay()}
    >
      {item.value && machine ? (
        <ItemChoice item={item.value} machine={machine} />
      ) : (
        <Without item={item} />
      )}
    </DialogShell>
  );
}

/**
 * A change of customer or place fetches the item again. The choices survive that, and a failed
 * fetch.
 */
function useKeptItem(item: Read<Item>): Read<Item> {
  const [known, setKnown] = useState(item.value);
  if (item.value && item.value !== known) setKnown(item.value);
  return isGone(item) ? item : { ...item, value: item.value ?? known };
}

type Props = { readonly item: Read<Item> };

const isGone = ({ failure }: Read<Item>): boolean =>
  failure?.kind === 'refused' && failure.status === 404;

function TitleWithout({ item }: Props) {
  return <FormattedMessage {...(isGone(item) ? messages.notSold : messages.opening)} />;
}

function Without({ item }: Props) {
  const { navigator } = useServices();
  if (isGone(item)) {
    return (
      <EmptyState
        title={<FormattedMessage {...messages.notSoldTitle} />}
        text={<FormattedMessage {...messages.notSoldText} />}
        action={
          <Button onClick={() => navigator.closeOverlay()}>
            <FormattedMessage {...messages.backToApp} />
          </Button>
        }
      />
    );
  }
  if (item.failure) return <FailureState failure={item.failure} retry={item.retry} />;
  return <ItemSkeleton />;
}

function ItemSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">
        <FormattedMessage {...messages.opening} />
      </VisuallyHidden>
      <Grid templateColumns={{ base: '1fr', md: '5fr 6fr' }} gap="6" p="5" minH="26rem" aria-hidden>
        <Skeleton ratio={4 / 3} rounded="xl" />
        <Stack gap="3">
          <Skeleton h={5} w="40%" />
          <Skeleton h={5} w="90%" />
          <Skeleton h={8} w="30%" />
          <Skeleton h={28} rounded="xl" />
        </Stack>
      </Grid>
    </>
  );
}
