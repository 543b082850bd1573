import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { useInspector, useTelling } from './inspector-context.tsx';
import { messages } from './walk.messages.ts';

/** One step of a walk on the real app, with the rules that the control desk received before it. */
export function MoveText({ move: { flow, action, arranged } }: { readonly move: Walk.Move }) {
  return (
    <>
      <FormattedMessage
        {...messages.inFlow}
        values={{ flow, action: <ActionText flow={flow} action={action} /> }}
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

function ActionText({ flow, action }: Pick<Walk.Move, 'flow' | 'action'>) {
  const { drawnFlows } = useInspector();
  const tell = useTelling(drawnFlows.find(({ name }) => name === flow) ?? null);
  switch (action.kind) {
    case 'go':
      return <FormattedMessage {...messages.goes} values={{ page: action.to }} />;
    case 'reload':
      return <FormattedMessage {...messages.reloads} />;
    case 'open':
      return <FormattedMessage {...messages.says} values={{ event: tell.event(action.event) }} />;
    case 'say':
      return <FormattedMessage {...messages.says} values={{ event: tell.step(action.step) }} />;
    case 'wait':
      return <FormattedMessage {...messages.waits} values={{ event: tell.step(action.step) }} />;
  }
}
