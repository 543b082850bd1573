import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/sign-out/selectors.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { messages } from '#ui/account/account.messages.ts';
import { messages as accountMenuMessages } from '#ui/account/parts/account-menu.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';

export function SignOutDialog({ dialog }: { readonly dialog: select.SignOutActor }) {
  const busy = useSelector(dialog, select.isLeaving);
  return (
    <ConfirmDialog
      title={<FormattedMessage {...accountMenuMessages.logout} />}
      body={<FormattedMessage {...messages.logoutQuestion} />}
      busy={busy}
      onConfirm={() => dialog.send({ type: 'signOut.confirm' })}
      onCancel={() => dialog.send({ type: 'signOut.cancel' })}
    />
  );
}
