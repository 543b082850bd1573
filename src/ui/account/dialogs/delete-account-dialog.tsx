import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/own-data/selectors.ts';
import { messages } from '#ui/account/pages/settings-page.messages.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { Notice } from '#ui/design/notice.tsx';
import { FailureText } from '#ui/kernel/failure-text.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';

export function DeleteAccountDialog({ flow }: { readonly flow: select.OwnDataActor }) {
  const asking = useSelector(flow, select.isAsking);
  const busy = useSelector(flow, select.isBusy);
  const failure = useSelector(flow, select.failureOf);
  if (!asking) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      body={<FormattedMessage {...messages.deleteQuestion} />}
      details={
        <div role="alert">
          {failure ? (
            <Notice tone="danger">
              <FailureText failure={failure} />
            </Notice>
          ) : null}
        </div>
      }
      confirm={<FormattedMessage {...messages.confirmDelete} />}
      colorPalette="danger"
      busy={busy}
      onConfirm={() => flow.send({ type: 'delete.confirm' })}
      onCancel={() => flow.send({ type: 'delete.cancel' })}
    />
  );
}
