import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { messages } from '#ui/catalogue/catalogue.messages.ts';

type Props = {
  readonly onMore: () => void;
  /** True while more is loading; the button stays in place to keep the focus. */
  readonly busy: boolean;
  readonly texts?: MessageDescriptor;
};

/** Fetches the next page, and puts it into the address, only on request. */
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
