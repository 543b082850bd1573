import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormRefusal } from '#domain/account/credentials.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { messages } from '#ui/account/account.messages.ts';

/** Why the value of a field was refused; nothing while it was not. `malformed` says what would be right. */
export function formError(refusal: FormRefusal | undefined, malformed?: ReactNode): ReactNode {
  switch (refusal) {
    case undefined:
      return null;
    case 'malformed':
      return malformed ?? <FormattedMessage {...messages.missing} />;
    case 'missing':
    case 'tooLong':
    case 'tooWeak':
    case 'different':
    case 'notAccepted':
      return <FormattedMessage {...messages[refusal]} />;
    default:
      return unreachable(refusal);
  }
}
