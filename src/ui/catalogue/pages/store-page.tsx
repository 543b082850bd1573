import { Button, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import type { StoreDetails } from '#application/catalogue/catalogue.queries.ts';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { StoreId } from '#domain/catalogue/store.ts';
import { parseId } from '#domain/kernel/id.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { HiddenHeading } from '#ui/design/hidden-heading.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { StoreHeader, StoreHeaderSkeleton } from '#ui/catalogue/parts/store-header.tsx';
import { StoreItems } from '#ui/catalogue/parts/store-items.tsx';
import { ReviewsButton } from '#ui/catalogue/parts/reviews-button.tsx';
import { StoreNotices } from '#ui/catalogue/parts/store-notices.tsx';
import { messages } from './store.messages.ts';
import type { PageProps } from '#ui/kernel/routes.ts';
import { useNoteViewed } from '#ui/catalogue/use-recently-viewed.ts';
import { useModuleOfStore } from '#ui/catalogue/use-module-of-store.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';

export function StorePage({ params }: Pick<PageProps<'store'>, 'params'>) {
  const id = parseId<'Store'>(params.id);
  return id === null ? <UnknownStore /> : <StoreOf key={id} id={id} />;
}

function StoreOf({ id }: { readonly id: StoreId }) {
  const { queries } = useServices();
  const isChoosingModule = useStorefront(select.isChoosingModule);
  const { value, failure, retry } = useRead(queries.catalogue.store(useReadScope(), id));
  if (failure?.kind === 'refused' && failure.status === 404) return <UnknownStore />;
  // The open dialog explains the failure; choosing there reads the store again.
  if (failure && isChoosingModule) return <StoreHeaderSkeleton />;
  if (failure) {
    return (
      <>
        <HiddenHeading>
          <FormattedMessage {...messages.unreadTitle} />
        </HiddenHeading>
        <FailureState failure={failure} retry={retry} />
      </>
    );
  }
  if (!value) return <StoreHeaderSkeleton />;

  return <KnownStore {...value} />;
}

function KnownStore({ store, categories }: StoreDetails) {
  useModuleOfStore(store);
  useNoteViewed({ kind: 'store', id: store.id, moduleId: store.moduleId });
  return (
    <Stack gap="6">
      <StoreHeader store={store} />
      <StoreNotices store={store} />
      <ReviewsButton of={{ kind: 'store', id: store.id, count: store.ratingCount }} />
      <StoreItems store={store} categories={categories} />
    </Stack>
  );
}

function UnknownStore() {
  return (
    <EmptyState
      level="h1"
      art="store"
      title={<FormattedMessage {...messages.unknownStore} />}
      text={<FormattedMessage {...messages.noStoresText} />}
      action={
        <Button asChild>
          <Link to={paths.home()}>
            <FormattedMessage {...controls.backHome} />
          </Link>
        </Button>
      }
    />
  );
}
