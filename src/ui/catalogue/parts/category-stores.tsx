import { FormattedMessage } from 'react-intl';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { messages } from '#ui/catalogue/pages/category.messages.ts';
import { messages as listMessages } from '#ui/catalogue/pages/store-list.messages.ts';
import { STORE_SORTS } from '#ui/catalogue/list-sorts.ts';
import { NarrowedStores } from './narrowed-stores.tsx';

export const CategoryStores = ({ category }: { readonly category: CategoryId }) => (
  <NarrowedStores
    category={category}
    sorts={STORE_SORTS.category}
    empty={
      <EmptyState
        art="store"
        title={<FormattedMessage {...listMessages.noStores} />}
        text={<FormattedMessage {...messages.noItemsText} />}
      />
    }
  />
);
