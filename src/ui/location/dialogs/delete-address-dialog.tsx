import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/location/address-book/selectors.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/location/addresses.messages.ts';
import { AddressName } from '#ui/location/parts/address-name.tsx';
import { useAddressLines } from '#ui/location/use-address-lines.ts';

export function DeleteAddressDialog({ book }: { readonly book: select.AddressBookActor }) {
  const address = useSelector(book, select.addressToDelete);
  const failure = useSelector(book, select.failureOf);
  const busy = useSelector(book, select.isDeleting);
  const linesOf = useAddressLines();
  if (!address) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      body={<FormattedMessage {...messages.deleteQuestion} />}
      details={
        <Stack gap="3">
          <Text overflowWrap="anywhere" color="fg.muted" dir="auto">
            <FormattedMessage
              {...messages.called}
              values={{
                name: <AddressName address={address} />,
                address: linesOf(address).join(', '),
              }}
            />
          </Text>
          <div role="alert">
            {failure ? (
              <Notice tone="danger" look="line">
                <FailureText failure={failure} />
              </Notice>
            ) : null}
          </div>
        </Stack>
      }
      busy={busy}
      onConfirm={() => book.send({ type: 'delete.confirm' })}
      onCancel={() => book.send({ type: 'delete.cancel' })}
    />
  );
}
