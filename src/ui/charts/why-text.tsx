import { FormattedMessage } from 'react-intl';
import type * as Walk from '#application/charts/walk.types.ts';
import { messages } from './charts.messages.ts';

/** Why the real shop could not be taken to a state. */
export function WhyText({ why }: { readonly why: Walk.Why }) {
  return why.kind === 'nothingAtHand' ? (
    <FormattedMessage {...messages.nothingAtHand} values={{ event: why.event }} />
  ) : (
    <FormattedMessage {...messages[why.kind]} />
  );
}
