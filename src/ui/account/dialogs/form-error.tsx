import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignInRefusals } from '#domain/account/sign-in.ts';
import type { SignUpRefusals } from '#domain/account/sign-up.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { messages } from '#ui/account/account.messages.ts';

type FieldError = SignInRefusals[keyof SignInRefusals] | SignUpRefusals[keyof SignUpRefusals];

/** Renders the error of a field; `malformed` describes a valid value. */
export function formError(error: FieldError, malformed?: ReactNode): ReactNode {
  switch (error) {
    case undefined:
      return null;
    case 'malformed':
      return malformed ?? <FormattedMessage {...messages.missing} />;
    case 'missing':
    case 'tooLong':
    case 'tooWeak':
    case 'ownContact':
    case 'different':
    case 'notAccepted':
      return <FormattedMessage {...messages[error]} />;
    default:
      return unreachable(error);
  }
}
