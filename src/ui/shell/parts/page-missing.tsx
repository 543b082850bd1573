import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { messages as kernelMessages } from '#ui/kernel/kernel.messages.ts';
import { messages } from '#ui/shell/shell.messages.ts';

/** In the place of a page whose code cannot be had; the ways to all others are around it. */
export const PageMissing = ({ retry }: { readonly retry: () => void }) => (
  <EmptyState
    role="alert"
    level="h1"
    tone="warning"
    art="alert"
    title={<FormattedMessage {...messages.pageMissing} />}
    text={<FormattedMessage {...kernelMessages.notOpenedText} />}
    action={
      <Button variant="outline" onClick={retry}>
        <Icon name="refresh" size="4" />
        <FormattedMessage {...kernelMessages.retry} />
      </Button>
    }
  />
);
