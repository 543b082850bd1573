import { Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ItemFilter } from '#application/catalogue/catalogue.queries.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { useArrivalAt } from '#ui/catalogue/use-arrival-at.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { useSectionInSight } from '#ui/design/use-section-in-sight.ts';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { ItemCards } from './item-cards.tsx';
import { PagedCards } from './paged-cards.tsx';
import { headingId, SectionBar } from './section-bar.tsx';
import { SectionHeading } from './store-menu.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { Part } from '#ui/design/part.tsx';

type Props = {
  readonly store: Store;
  readonly categories: readonly Category[];
  readonly filter: ItemFilter;
  readonly empty: Elements;
};

export function NarrowedItems({ store, categories, filter, empty }: Props) {
  const { queries } = useServices();
  const scope = useReadScope();
  const { pages, change } = useListParams();
  const query = (page: number) => queries.catalogue.storeItems(scope, store.id, filter, page);
  const { value } = useRead(query(1));
  const heading = filter.category === null ? null : headingId(filter.category);
  const bar = useRef<HTMLDivElement>(null);
  const { jumpTo } = useSectionInSight(bar, heading === null ? [] : [heading]);
  useArrivalAt(jumpTo);
  return (
    <Stack gap="4">
      <SectionBar ref={bar} sections={categories} current={heading} />
      {heading === null ? null : (
        <SectionHeading
          id={heading}
          name={categories.find(({ id }) => id === filter.category)?.name ?? ''}
        />
      )}
      <VisuallyHidden role="status">
        {value ? (
          <FormattedMessage {...messages.foundItems} values={{ count: value.total }} />
        ) : null}
      </VisuallyHidden>
      <Part>
        <PagedCards
          key={JSON.stringify(filter)}
          of="items"
          pages={pages}
          endsAtTotal
          query={query}
          onPages={(page) => change({ page }, { replace: true })}
          cards={(items) => <ItemCards items={items} storeLinked={false} />}
          empty={empty}
        />
      </Part>
    </Stack>
  );
}
