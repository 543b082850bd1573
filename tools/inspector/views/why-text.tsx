import { FormattedMessage } from 'react-intl';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { messages } from './walk.messages.ts';

/** The reason why the real app did not reach a state. */
export function WhyText({ why }: { readonly why: Walk.Why }) {
  if (why.kind === 'nothingAtHand') {
    return <FormattedMessage {...messages.nothingAtHand} values={{ event: why.event }} />;
  }
  if (why.kind === 'broken') {
    return <FormattedMessage {...messages.broken} values={{ said: why.said }} />;
  }
  return <FormattedMessage {...messages[why.kind]} />;
}
