import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type * as Walk from '#tools/inspector/core/walk/machine.ts';
import { callOfAny, eventOfAny } from '#tools/inspector/core/telling.ts';
import { useInspector, useLanguage, useTelling } from './inspector-context.tsx';
import { messages } from './walk.messages.ts';

/** One step of a walk on the real app, with the rules that the control desk received before it. */
export function MoveText({ move: { flow, action, arranged } }: { readonly move: Walk.Move }) {
  const { drawnFlows } = useInspector();
  const language = useLanguage();
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
            values={{ call: callOfAny(drawnFlows, flow, language, call) }}
          />
        </Text>
      ))}
    </>
  );
}

function ActionText({ flow, action }: Pick<Walk.Move, 'flow' | 'action'>) {
  const { drawnFlows } = useInspector();
  const language = useLanguage();
  const tell = useTelling(drawnFlows.find(({ name }) => name === flow) ?? null);
  switch (action.kind) {
    case 'go':
      return <FormattedMessage {...messages.goes} values={{ page: action.to }} />;
    case 'reload':
      return <FormattedMessage {...messages.reloads} />;
    case 'open':
      return <Said event={eventOfAny(drawnFlows, flow, language, action.event)} />;
    case 'say':
      return <Said event={tell.step(action.step)} />;
    case 'wait':
      return <FormattedMessage {...messages.waits} values={{ event: tell.step(action.step) }} />;
  }
}

/** A sentence has its own verb; a name has none. */
const Said = ({ event }: { readonly event: string }) =>
  useLanguage() === 'words' ? (
    <span>{event}</span>
  ) : (
    <FormattedMessage {...messages.says} values={{ event }} />
  );
