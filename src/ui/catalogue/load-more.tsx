import { Box, Button } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './catalogue.messages.ts';

type Props = { readonly busy: boolean; readonly onMore: () => void };

/** Fetches the next page when its button comes near the screen, or is pressed. */
export function LoadMore({ busy, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => {
    if (!busy) onMore();
  });

  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy]);

  return (
    <Box ref={end} textAlign="center" pt="2">
      <Button variant="outline" loading={busy} onClick={onMore}>
        <FormattedMessage {...messages.loadMore} />
      </Button>
    </Box>
  );
}
