import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { messages as kernelMessages } from '#ui/kernel/kernel.messages.ts';
import { messages } from '#ui/shell/shell.messages.ts';

type Props = { readonly isBroken: boolean; readonly retry: () => void };

/** Replaces a page whose code failed to load, or that has failed; the navigation stays. */
export const PageMissing = ({ isBroken, retry }: Props) => (
  <EmptyState
    role="alert"
    level="h1"
    tone="warning"
    art="alert"
    title={<FormattedMessage {...(isBroken ? messages.brokenTitle : messages.pageMissing)} />}
    text={
      <FormattedMessage
        {...(isBroken ? kernelMessages.openedBroken : kernelMessages.notOpenedText)}
      />
    }
    action={
      <Button variant="outline" onClick={retry}>
        <Icon name="refresh" size="4" />
        <FormattedMessage {...(isBroken ? kernelMessages.showAgain : kernelMessages.retry)} />
      </Button>
    }
  />
);
