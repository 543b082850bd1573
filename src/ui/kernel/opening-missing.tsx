import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { OpeningFailed } from '#ui/design/opening-panel.tsx';
import { messages } from './kernel.messages.ts';

type Props = {
  /** True for a defect of the open dialog; false if its code failed to load. */
  readonly isBroken?: boolean;
  readonly retry: () => void;
  readonly onLeave: () => void;
};

export const OpeningMissing = ({ isBroken = false, retry, onLeave }: Props) => (
  <OpeningFailed
    title={
      <FormattedMessage {...(isBroken ? messages.openedBrokenTitle : messages.notOpenedTitle)} />
    }
    onLeave={onLeave}
  >
    <EmptyState
      tone="warning"
      art="alert"
      level="p"
      title={<FormattedMessage {...(isBroken ? messages.openedBroken : messages.notOpened)} />}
      text={isBroken ? null : <FormattedMessage {...messages.notOpenedText} />}
      action={
        <Button variant="outline" onClick={retry}>
          <Icon name="refresh" size="4" />
          <FormattedMessage {...(isBroken ? messages.showAgain : messages.retry)} />
        </Button>
      }
    />
  </OpeningFailed>
);
