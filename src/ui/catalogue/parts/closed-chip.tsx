import { FormattedMessage } from 'react-intl';
import type { Item } from '#domain/catalogue/item.ts';
import { openingOf } from '#domain/catalogue/opening.ts';
import { messages } from '#ui/catalogue/catalogue.messages.ts';
import { Chip } from './item-badges.tsx';
import { OpensText } from './opening-text.tsx';
import { useWallTime } from '#ui/kernel/use-wall-time.ts';

/** The picture of what cannot be had at the moment. */
export const DIMMED = { filter: 'grayscale(0.7) brightness(0.75)' } as const;

type Props = {
  readonly item: Pick<Item, 'storeClosed'>;
  /** Without the time of opening: on a page that tells it already. */
  readonly short: boolean;
};

/** That the store of an item is closed, and until when. */
export function ClosedChip({ item: { storeClosed }, short }: Props) {
  const now = useWallTime();
  if (!storeClosed || !now) return null;
  return (
    <Chip tone="plain">
      {short ? (
        <FormattedMessage {...messages.closed} />
      ) : (
        <OpensText opening={openingOf(storeClosed, now)} />
      )}
    </Chip>
  );
}
