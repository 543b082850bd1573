import { FormattedMessage } from 'react-intl';
import type { LogRefusal } from '@sundry/statecharts/log';
import { unreachable } from '#domain/kernel/defect.ts';
import { messages } from './replay.messages.ts';

export function LogRefusalText({ refusal }: { readonly refusal: LogRefusal }) {
  switch (refusal.kind) {
    case 'notALog':
    case 'beginningLost':
      return <FormattedMessage {...messages[refusal.kind]} />;
    case 'unknownFlow':
      return <FormattedMessage {...messages.unknownFlow} values={{ flow: refusal.flow }} />;
    case 'doesNotFit':
      return <FormattedMessage {...messages.doesNotFit} values={{ step: refusal.step }} />;
    default:
      return unreachable(refusal);
  }
}
