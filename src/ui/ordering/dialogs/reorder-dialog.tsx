import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/reorder.selectors.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as cart } from '#ui/cart/cart.messages.ts';
import { ReorderList } from '#ui/ordering/parts/reorder-list.tsx';
import { Checking } from '#ui/ordering/parts/checking.tsx';
import { messages } from './reorder.messages.ts';

type Props = { readonly reorder: select.ReorderActor };

/** What has changed since an earlier order, before anything of it is put into the cart. */
export const ReorderDialog = ({ reorder }: Props) => (
  <>
    {useSelector(reorder, select.isOpen) ? <OpenReorderDialog reorder={reorder} /> : null}
    <ReplaceDialog reorder={reorder} />
  </>
);

function OpenReorderDialog({ reorder }: Props) {
  const isBusy = useSelector(reorder, select.isBusy);
  const mayConfirm = useSelector(reorder, select.canConfirm);
  const leave = () => reorder.send({ type: 'reorder.leave' });
  return (
    <DialogShell
      size="sm"
      title={<FormattedMessage {...messages.title} />}
      onClose={leave}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            <FormattedMessage {...messages.leave} />
          </Button>
          {mayConfirm ? (
            <Button loading={isBusy} onClick={() => reorder.send({ type: 'reorder.confirm' })}>
              <FormattedMessage {...messages.confirm} />
            </Button>
          ) : null}
        </>
      }
    >
      <Content reorder={reorder} />
    </DialogShell>
  );
}

function Content({ reorder }: Props) {
  const found = useSelector(reorder, select.reorderOf);
  const failure = useSelector(reorder, select.failureOf);
  const isUnread = useSelector(reorder, select.isUnread);
  const hasChanged = useSelector(reorder, select.hasChangedMeanwhile);
  const isBusy = useSelector(reorder, select.isBusy);
  if (isUnread && failure) {
    return <FailureState failure={failure} retry={() => reorder.send({ type: 'reorder.retry' })} />;
  }
  if (!found) return <Checking label={messages.checking} />;
  return (
    <ReorderList reorder={found} changedMeanwhile={hasChanged} failure={isBusy ? null : failure} />
  );
}

/** As the cart asks when one item meets another store's goods. */
function ReplaceDialog({ reorder }: Props) {
  const otherStore = useSelector(reorder, select.otherStoreOf);
  const isBusy = useSelector(reorder, select.isBusy);
  if (otherStore === null) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage {...cart.replaceTitle} />}
      body={<FormattedMessage {...cart.replaceQuestion} />}
      details={
        <Stack>
          <Text color="fg.muted" dir="auto">
            {otherStore}
          </Text>
        </Stack>
      }
      busy={isBusy}
      onConfirm={() => reorder.send({ type: 'replace.confirm' })}
      onCancel={() => reorder.send({ type: 'replace.cancel' })}
    />
  );
}
