import { Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './icon.tsx';
import { messages } from '#ui/catalogue/pages/home.messages.ts';

type Props = { readonly row: HTMLElement | null };

/** Two arrows that page through a row which is longer than the window; none where all of it fits. */
export function ShelfArrows({ row }: Props) {
  const { formatMessage } = useIntl();
  const ends = useEnds(row);
  if (ends === 'both') return null;
  const page = (direction: 1 | -1) => scrollByPage(row, direction);

  return (
    <HStack gap="2" hideBelow="md">
      <Button
        size="sm"
        variant="outline"
        px="0"
        borderRadius="full"
        aria-label={formatMessage(messages.shelfBack)}
        disabled={ends === 'start'}
        onClick={() => page(-1)}
      >
        <Icon name="chevronStart" size="4" />
      </Button>
      <Button
        size="sm"
        variant="outline"
        px="0"
        borderRadius="full"
        aria-label={formatMessage(messages.shelfOn)}
        disabled={ends === 'end'}
        onClick={() => page(1)}
      >
        <Icon name="chevronEnd" size="4" />
      </Button>
    </HStack>
  );
}

type Ends = 'start' | 'between' | 'end' | 'both';

/** Which end of the row is in sight; told by observers, so that reading it never makes the browser lay out twice. */
function useEnds(row: HTMLElement | null): Ends {
  const [ends, setEnds] = useState<Ends>('both');
  useEffect(() => (row ? watch(row, () => setEnds(endsOf(row))) : undefined), [row]);
  return ends;
}

/** Half a pixel is no distance: browsers round. */
function endsOf(row: HTMLElement): Ends {
  const travelled = Math.abs(row.scrollLeft);
  const length = row.scrollWidth - row.clientWidth;
  if (length <= 1) return 'both';
  if (travelled <= 1) return 'start';
  return travelled >= length - 1 ? 'end' : 'between';
}

/** The last card's size is watched too: it is laid out anew whenever the row has become longer. */
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
