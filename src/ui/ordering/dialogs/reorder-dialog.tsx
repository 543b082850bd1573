import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/reorder/selectors.ts';
import { ActionDialog } from '#ui/design/action-dialog.tsx';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as cart } from '#ui/cart/cart.messages.ts';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { messages as entries } from '#ui/ordering/entries.messages.ts';
import { ReorderList } from '#ui/ordering/parts/reorder-list.tsx';
import { Checking } from '#ui/ordering/parts/checking.tsx';
import { messages } from './reorder.messages.ts';

type Props = { readonly reorder: select.ReorderActor };

export const ReorderDialog = ({ reorder }: Props) => (
  <>
    {useSelector(reorder, select.isOpen) ? <OpenReorderDialog reorder={reorder} /> : null}
    <ReplaceDialog reorder={reorder} />
  </>
);

function OpenReorderDialog({ reorder }: Props) {
  const isBusy = useSelector(reorder, select.isBusy);
  const mayConfirm = useSelector(reorder, select.canConfirm);
  return (
    <ActionDialog
      title={<FormattedMessage {...entries.orderAgain} />}
      leave={<FormattedMessage {...controls.notNow} />}
      onLeave={() => reorder.send({ type: 'reorder.leave' })}
      action={
        mayConfirm
          ? {
              label: <FormattedMessage {...messages.confirm} />,
              busy: isBusy,
              onPress: () => reorder.send({ type: 'reorder.confirm' }),
            }
          : null
      }
    >
      <Content reorder={reorder} />
    </ActionDialog>
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

/** The same question as when an item of another store is added to the cart. */
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
          <Text color="fg.muted">
            <bdi>{otherStore}</bdi>
          </Text>
        </Stack>
      }
      busy={isBusy}
      onConfirm={() => reorder.send({ type: 'replace.confirm' })}
      onCancel={() => reorder.send({ type: 'replace.cancel' })}
    />
  );
}
