import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from '#ui/catalogue/catalogue.messages.ts';

type Props = {
  readonly onMore: () => void;
  /** More is on its way: the button waits where it is, so that the focus stays on it. */
  readonly busy: boolean;
  readonly texts?: MessageDescriptor;
};

/** The next page is fetched, and the address bar says so, only when the customer asks for it. */
export function LoadMore({ onMore, busy, texts = messages.loadMore }: Props) {
  return (
    <Box textAlign="center" pt="2">
      <Button
        variant="outline"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={busy ? undefined : onMore}
      >
        <FormattedMessage {...texts} />
      </Button>
    </Box>
  );
}
