import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from '#ui/kernel/kernel.messages.ts';
import { Icon } from './icon.tsx';
import { Notice } from './notice.tsx';
import { PartBoundary } from './part-boundary.tsx';

/**
 * A part of a page that fails by itself, with a retry. Failures to load code belong to the part
 * that requested it.
 */
export const Part = ({ children }: { readonly children: ReactNode }) => (
  <PartBoundary
    fallback={(retry, failure) => {
      if (failure.name === 'CodeUnavailable') throw failure;
      return <PartBroken retry={retry} />;
    }}
  >
    {children}
  </PartBoundary>
);

export const PartBroken = ({ retry }: { readonly retry: () => void }) => (
  <div role="alert" data-broken-part="">
    <Notice
      tone="warning"
      action={
        <Button variant="outline" size="sm" onClick={retry}>
          <Icon name="refresh" size="4" />
          <FormattedMessage {...messages.showAgain} />
        </Button>
      }
    >
      <FormattedMessage {...messages.partBroken} />
    </Notice>
  </div>
);
