import type { ReactNode } from 'react';
import type { LinkProps } from '#ui/design/link.ts';
import type { ShownPrice } from '#domain/pricing/shown-price.ts';
import { useHoverIntent } from '#ui/catalogue/use-hover-intent.ts';
import { Badge } from '#ui/design/badge.tsx';
import { CardFoot, CardLine, CardNotes, LinkedCard } from '#ui/design/linked-card.tsx';
import { RatingBadge } from '#ui/design/rating-badge.tsx';
import { Price } from '#ui/kernel/price.tsx';
import { VegMark } from './item-badges.tsx';
import type { Elements } from '#ui/design/elements.ts';

export type ItemCardView = {
  readonly link: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'onClick'>;
  readonly name: string;
  readonly storeName: string;
  readonly about: string;
  readonly unit: string | null;
  readonly image: string;
  readonly closed: string | null;
  readonly opens: string | null;
  readonly until: string | null;
  /** True while the item is unavailable until its store opens. */
  readonly isDimmed: boolean;
  readonly discount: string | null;
  /** Null where food is not marked, or unknown. */
  readonly vegetarian: boolean | null;
  readonly price: ShownPrice;
  readonly rating: { readonly rating: number; readonly count: number } | null;
  readonly praise: readonly string[];
};

type Props = {
  readonly item: ItemCardView;
  readonly eager?: boolean;
  readonly action?: ReactNode;
  readonly corner?: ReactNode;
  readonly hoverActions?: Elements;
};

export function ItemCard({ item, eager = false, action, corner, hoverActions }: Props) {
  const { hovered, handlers } = useHoverIntent();
  const { closed, opens, discount, rating, praise } = item;
  return (
    <LinkedCard
      {...handlers}
      link={item.link}
      name={item.name}
      picture={{
        src: item.image,
        alt: item.name,
        ratio: 4 / 3,
        rounded: 'xl',
        eager,
        dimmed: item.isDimmed,
      }}
      badges={
        <>
          {closed === null ? null : <Badge>{closed}</Badge>}
          {discount === null ? null : <Badge tone="offer">{discount}</Badge>}
          {hovered ? hoverActions : null}
        </>
      }
      action={action}
      corner={corner}
      mark={item.vegetarian === null ? null : <VegMark vegetarian={item.vegetarian} />}
    >
      <CardLine>
        <bdi>{item.storeName}</bdi>
      </CardLine>
      {item.about === '' ? null : (
        <CardLine lines={2}>
          <bdi>{item.about}</bdi>
        </CardLine>
      )}
      {item.unit === null ? null : (
        <CardLine>
          <bdi>{item.unit}</bdi>
        </CardLine>
      )}
      {opens === null ? null : <CardLine>{opens}</CardLine>}
      {item.until === null ? null : <CardLine>{item.until}</CardLine>}
      <CardFoot>
        <Price {...item.price} />
        {rating ? <RatingBadge {...rating} /> : null}
      </CardFoot>
      {praise.length > 0 ? (
        <CardNotes>
          {praise.map((word) => (
            <Badge key={word} tone="brand">
              {word}
            </Badge>
          ))}
        </CardNotes>
      ) : null}
    </LinkedCard>
  );
}
