import { Button, HStack } from '@chakra-ui/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#ui/kernel/icon.tsx';
import { messages } from './home.messages.ts';

type Props = { readonly row: HTMLElement | null };

/** Two arrows that page through a row which is longer than the window; none where all of it fits. */
export function ShelfArrows({ row }: Props) {
  const { formatMessage } = useIntl();
  const ends = useSyncExternalStore(
    useCallback((changed: () => void) => watch(row, changed), [row]),
    () => endsOf(row),
    () => 'both',
  );
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

/** Which end of the row is in sight. Half a pixel is no distance: browsers round. */
function endsOf(row: HTMLElement | null): Ends {
  if (!row) return 'both';
  const travelled = Math.abs(row.scrollLeft);
  const length = row.scrollWidth - row.clientWidth;
  if (length <= 1) return 'both';
  if (travelled <= 1) return 'start';
  return travelled >= length - 1 ? 'end' : 'between';
}

function watch(row: HTMLElement | null, changed: () => void): () => void {
  if (!row || typeof ResizeObserver === 'undefined') return () => {};
  const sizes = new ResizeObserver(changed);
  sizes.observe(row);
  const cards = new MutationObserver(changed);
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
