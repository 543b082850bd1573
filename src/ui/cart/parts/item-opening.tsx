import { useIntl } from 'react-intl';
import { messages } from '#ui/cart/dialogs/select-item/select-item.messages.ts';
import { FACT } from '#ui/design/early-attributes.ts';
import {
  EarlyPanel,
  OpeningColumns,
  OpeningLines,
  OpeningPanel,
} from '#ui/design/opening-panel.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import type { KnownItem } from '#ui/kernel/opening.tsx';
import { Price } from '#ui/kernel/price.tsx';

export const ItemOpening = ({ known }: { readonly known: KnownItem | null }) => (
  <OpeningPanel form="item" title={known ? <bdi>{known.name}</bdi> : null}>
    <OpeningColumns>
      {known ? (
        <Picture src={known.image} alt={known.name} ratio={4 / 3} rounded="xl" eager />
      ) : (
        <Skeleton ratio={4 / 3} rounded="xl" />
      )}
      <OpeningLines>
        <Skeleton h={5} w="40%" />
        <Skeleton h={5} w="90%" />
        {known ? <Price {...known.price} size="lg" /> : <Skeleton h={8} w="30%" />}
        <Skeleton h={28} rounded="xl" />
      </OpeningLines>
    </OpeningColumns>
  </OpeningPanel>
);

/** Before the app has come, the pressed card tells the name, the picture and the price. */
export function EarlyItem() {
  const label = useIntl().formatMessage(messages.opening);
  return (
    <EarlyPanel form="item" label={label} title={<bdi {...factOf('name')} />}>
      <OpeningColumns>
        <div {...factOf('picture')}>
          <Skeleton ratio={4 / 3} rounded="xl" />
        </div>
        <OpeningLines>
          <Skeleton h={5} w="40%" />
          <Skeleton h={5} w="90%" />
          <span {...factOf('price')}>
            <Skeleton h={8} w="30%" />
          </span>
          <Skeleton h={28} rounded="xl" />
        </OpeningLines>
      </OpeningColumns>
    </EarlyPanel>
  );
}

const factOf = (name: 'name' | 'picture' | 'price') => ({ [FACT]: name });
