import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/module-gate/selectors.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/rental/module-gate.messages.ts';

/** Asks before another module clears the trip cart. */
export function ModuleGateDialog({ dialog }: { readonly dialog: select.ModuleGateActor }) {
  const asking = useSelector(dialog, select.isAsking);
  const busy = useSelector(dialog, select.isBusy);
  const { name } = useSelector(dialog, select.moduleOf);
  const provider = useSelector(dialog, select.providerOf);
  const lines = useSelector(dialog, select.linesOf);
  const changed = useSelector(dialog, select.hasChanged);
  if (!asking) return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage {...messages.title} />}
      body={
        <>
          {changed && (
            <Text as="span" role="status" display="block" mb="3" fontWeight="semibold">
              <FormattedMessage {...messages.changed} />
            </Text>
          )}
          <FormattedMessage
            {...messages.question}
            values={{ provider: <bdi>{provider?.name}</bdi>, module: <bdi>{name}</bdi> }}
          />
        </>
      }
      details={lines.map(({ quantity, vehicle }) => (
        <Text key={vehicle.id}>
          <FormattedMessage
            {...messages.line}
            values={{ count: quantity, vehicle: <bdi>{vehicle.name}</bdi> }}
          />
        </Text>
      ))}
      busy={busy}
      onConfirm={() => dialog.send({ type: 'prompt.confirm' })}
      onCancel={() => dialog.send({ type: 'prompt.cancel' })}
    />
  );
}
