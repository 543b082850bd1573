import { HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '#ui/kernel/kernel.messages.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type Props = {
  readonly row: HTMLElement | null;
  readonly title: string;
};

/** Page buttons of an overflowing row; none if everything fits. */
export function ShelfArrows({ row, title }: Props) {
  const { formatMessage } = useIntl();
  const ends = useEnds(row);
  if (ends === 'both') return null;
  return (
    <HStack gap="2" hideBelow="md">
      <IconButton
        size="sm"
        look="outline"
        aria-label={formatMessage(messages.carouselBack, { shelf: title })}
        disabled={ends === 'start'}
        onClick={() => scrollByPage(row, -1)}
      >
        <Icon name="chevronStart" size="4" />
      </IconButton>
      <IconButton
        size="sm"
        look="outline"
        aria-label={formatMessage(messages.carouselMore, { shelf: title })}
        disabled={ends === 'end'}
        onClick={() => scrollByPage(row, 1)}
      >
        <Icon name="chevronEnd" size="4" />
      </IconButton>
    </HStack>
  );
}

type Ends = 'start' | 'between' | 'end' | 'both';

/** Visible ends of the row, by observers: reading scroll offsets would force layout. */
function useEnds(row: HTMLElement | null): Ends {
  const [ends, setEnds] = useState<Ends>('both');
  useEffect(() => (row ? watch(row, () => setEnds(endsOf(row))) : undefined), [row]);
  return ends;
}

/** Browsers round scroll offsets by half a pixel. */
function endsOf(row: HTMLElement): Ends {
  const travelled = Math.abs(row.scrollLeft);
  const length = row.scrollWidth - row.clientWidth;
  if (length <= 1) return 'both';
  if (travelled <= 1) return 'start';
  return travelled >= length - 1 ? 'end' : 'between';
}

/** Also observes the last card's size: it changes whenever the row grows. */
function watch(row: HTMLElement, changed: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const sizes = new ResizeObserver(changed);
  const observe = () => {
    sizes.disconnect();
    for (const element of [row, row.lastElementChild]) if (element) sizes.observe(element);
  };
  const cards = new MutationObserver(observe);
  observe();
  cards.observe(row, { childList: true });
  row.addEventListener('scroll', changed, { passive: true });
  return () => {
    sizes.disconnect();
    cards.disconnect();
    row.removeEventListener('scroll', changed);
  };
}

function scrollByPage(row: HTMLElement | null, direction: 1 | -1): void {
  if (!row) return;
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: direction * forward * row.clientWidth * 0.85, behavior: 'smooth' });
}
