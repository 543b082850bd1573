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

/** Everything that an item's card says, worked out before it is rendered. */
export type ItemCardView = {
  readonly link: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset' | 'onClick'>;
  readonly name: string;
  readonly storeName: string;
  /** What it is; empty where that is not said. */
  readonly about: string;
  /** In how much of it it comes. */
  readonly unit: string | null;
  readonly image: string;
  /** That its store is closed. */
  readonly closed: string | null;
  /** Until when it is closed, where that is known. */
  readonly opens: string | null;
  /** The last day of its campaign, where it has one. */
  readonly until: string | null;
  /** It cannot be had before the store opens. */
  readonly isDimmed: boolean;
  readonly discount: string | null;
  /** Null where food is not marked, or not known. */
  readonly vegetarian: boolean | null;
  readonly price: ShownPrice;
  readonly rating: { readonly rating: number; readonly count: number } | null;
  readonly praise: readonly string[];
};

type Props = {
  readonly item: ItemCardView;
  readonly eager?: boolean;
  /** At the foot of the picture, such as what puts the item into the cart. */
  readonly action?: ReactNode;
  /** At the end of its head, such as a heart. */
  readonly corner?: ReactNode;
  /** At its head, while the card is hovered or has the focus. */
  readonly hoverActions?: Elements;
};

/** One item in a list. The whole card opens it. */
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
