import { OpeningColumns, OpeningLines, OpeningPanel } from '#ui/design/opening-panel.tsx';
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
