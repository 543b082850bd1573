import type { ReactNode } from 'react';
import { Badge } from '#ui/design/badge.tsx';
import { FactsLine, type Value } from '#ui/design/facts-line.tsx';
import { CardLine, LinkedCard } from '#ui/design/linked-card.tsx';
import { SIZES } from '#ui/catalogue/picture-sizes.ts';
import { RatingBadge } from '#ui/design/rating-badge.tsx';

export type StoreCardView = {
  readonly href: string;
  readonly name: string;
  readonly cover: string;
  readonly rating: { readonly rating: number; readonly count: number } | null;
  readonly facts: readonly Value[];
  readonly closed: string | null;
  readonly hours: string | null;
  readonly discount: string | null;
};

type Props = {
  readonly store: StoreCardView;
  readonly eager?: boolean;
  readonly corner?: ReactNode;
};

export function StoreCard({ store, eager = false, corner }: Props) {
  const { name, hours, closed, discount, rating } = store;
  return (
    <LinkedCard
      link={{ to: store.href }}
      name={name}
      nameLines={1}
      picture={{
        src: store.cover,
        alt: '',
        ratio: 16 / 9,
        rounded: 'xl',
        eager,
        sizes: SIZES.storeCard,
        dimmed: closed !== null,
      }}
      badges={
        <>
          {closed === null ? null : <Badge>{closed}</Badge>}
          {discount === null ? null : <Badge tone="offer">{discount}</Badge>}
        </>
      }
      corner={corner}
      mark={rating ? <RatingBadge {...rating} /> : null}
    >
      <FactsLine facts={store.facts} />
      {hours === null ? null : <CardLine>{hours}</CardLine>}
    </LinkedCard>
  );
}
