import { FormattedMessage } from 'react-intl';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { eventOfAny } from '#tools/inspector/core/telling.ts';
import { useInspector, useLanguage } from './inspector-context.tsx';
import { messages } from './walk.messages.ts';

/** The reason why the real app did not reach a state. */
export function WhyText({ why }: { readonly why: Walk.Why }) {
  const { drawnFlows } = useInspector();
  const language = useLanguage();
  if (why.kind === 'nothingAtHand') {
    const event = eventOfAny(drawnFlows, '', language, why.event);
    return <FormattedMessage {...messages.nothingAtHand} values={{ event }} />;
  }
  if (why.kind === 'broken') {
    return <FormattedMessage {...messages.broken} values={{ said: why.said }} />;
  }
  return <FormattedMessage {...messages[why.kind]} />;
}
