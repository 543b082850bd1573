import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { OpeningFailed } from '#ui/design/opening-panel.tsx';
import { messages } from './kernel.messages.ts';

type Props = { readonly retry: () => void; readonly onLeave: () => void };

/** In the place of a dialog or a drawer whose code cannot be had. */
export const OpeningMissing = ({ retry, onLeave }: Props) => (
  <OpeningFailed title={<FormattedMessage {...messages.notOpenedTitle} />} onLeave={onLeave}>
    <EmptyState
      tone="warning"
      art="alert"
      level="p"
      title={<FormattedMessage {...messages.notOpened} />}
      text={<FormattedMessage {...messages.notOpenedText} />}
      action={
        <Button variant="outline" onClick={retry}>
          <Icon name="refresh" size="4" />
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    />
  </OpeningFailed>
);
