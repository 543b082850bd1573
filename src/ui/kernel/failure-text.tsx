import { FormattedMessage } from 'react-intl';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { unreachable } from '#domain/kernel/defect.ts';
import { messages } from './kernel.messages.ts';
import { TextSpan } from '#ui/design/text-span.tsx';

export function FailureText({ failure }: { readonly failure: CallFailure }) {
  switch (failure.kind) {
    case 'refused':
      return failure.message === '' ? (
        <FormattedMessage {...messages.failed} />
      ) : (
        <TextSpan>{failure.message}</TextSpan>
      );
    case 'signedOut':
      return <FormattedMessage {...messages.signedOut} />;
    case 'unreachable':
      if (failure.cause === 'offline') return <FormattedMessage {...messages.offlineText} />;
      if (failure.cause === 'timeout') return <FormattedMessage {...messages.timeout} />;
      if (failure.retryAfter) return <FormattedMessage {...messages.unavailable} />;
      return <FormattedMessage {...messages.failed} />;
    default:
      return unreachable(failure);
  }
}
