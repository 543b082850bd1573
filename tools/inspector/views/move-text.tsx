import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { stepText } from '#tools/inspector/core/chart-questions.ts';
import type * as Walk from '#tools/inspector/core/walk.types.ts';
import { messages } from './walk.messages.ts';

/** One step of a walk on the real app, and what the control desk was asked for before it. */
export function MoveText({ move: { flow, action, arranged } }: { readonly move: Walk.Move }) {
  return (
    <>
      <FormattedMessage
        {...messages.inFlow}
        values={{ flow, action: <ActionText action={action} /> }}
      />
      {arranged.map(({ call, how }) => (
        <Text as="span" key={call} display="block" color="fg.muted">
          <FormattedMessage
            {...(how === 'hold' ? messages.holdsCall : messages.spoilsCall)}
            values={{ call }}
          />
        </Text>
      ))}
    </>
  );
}

function ActionText({ action }: Pick<Walk.Move, 'action'>) {
  switch (action.kind) {
    case 'go':
      return <FormattedMessage {...messages.goes} values={{ page: action.to }} />;
    case 'reload':
      return <FormattedMessage {...messages.reloads} />;
    case 'open':
      return <FormattedMessage {...messages.says} values={{ event: action.event }} />;
    case 'say':
      return <FormattedMessage {...messages.says} values={{ event: stepText(action.step) }} />;
    case 'wait':
      return <FormattedMessage {...messages.waits} values={{ event: stepText(action.step) }} />;
  }
}
