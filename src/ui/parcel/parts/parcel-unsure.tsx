import { Button, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type * as select from '#application/parcel/send-parcel/selectors.ts';
import { BroughtIntoView } from '#ui/design/brought-into-view.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages } from '#ui/parcel/send-parcel.messages.ts';

type Props = { readonly sending: Pick<select.SendParcelActor, 'send'> };

/** The answer was lost: the only safe action is to send the same request again. */
export const ParcelUnsure = ({ sending }: Props) => (
  <BroughtIntoView>
    <Notice tone="warning">
      <Heading as="h2" size="sm">
        <FormattedMessage {...messages.unsureTitle} />
      </Heading>
      <Text>
        <FormattedMessage {...messages.unsureText} />
      </Text>
      <Button alignSelf="start" mt="1" onClick={() => sending.send({ type: 'parcel.retry' })}>
        <Icon name="refresh" size="4" />
        <FormattedMessage {...controls.askAgain} />
      </Button>
    </Notice>
  </BroughtIntoView>
);
