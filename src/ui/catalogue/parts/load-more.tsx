import { Box, Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { messages } from '#ui/catalogue/catalogue.messages.ts';

type Props = { readonly onMore: () => void };

/** The next page is fetched, and the address bar says so, only when the customer asks for it. */
export function LoadMore({ onMore }: Props) {
  return (
    <Box textAlign="center" pt="2">
      <Button variant="outline" onClick={onMore}>
        <FormattedMessage {...messages.loadMore} />
      </Button>
    </Box>
  );
}
