import { Grid, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import * as ask from '#application/catalogue/choose-module.selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { messages } from '#ui/catalogue/choose-module.messages.ts';
import { ModuleTile } from '#ui/catalogue/parts/module-tile.tsx';
import { NoModules } from '#ui/catalogue/parts/no-modules.tsx';

/** Asks in which module to shop. A choice that settles itself is never seen. */
export function ChooseModuleDialog({ dialog: choice }: { readonly dialog: ask.ChooseModuleActor }) {
  const visible = useSelector(choice, ask.isVisible);
  if (!visible) return null;
  return (
    <DialogShell
      size="lg"
      title={<FormattedMessage {...messages.title} />}
      onClose={() => choice.send({ type: 'dialog.dismiss' })}
    >
      <Choices choice={choice} />
    </DialogShell>
  );
}

function Choices({ choice }: { readonly choice: ask.ChooseModuleActor }) {
  const failure = useSelector(choice, ask.failureOf);
  const empty = useSelector(choice, ask.isEmpty);
  const modules = useSelector(choice, ask.modulesOf);
  const current = useSelector(choice, ask.currentOf);
  if (failure)
    return <FailureState failure={failure} retry={() => choice.send({ type: 'list.retry' })} />;
  if (empty) return <NoModules onLeave={() => choice.send({ type: 'dialog.dismiss' })} />;
  return (
    <>
      <Text color="fg.muted" mb="4">
        <FormattedMessage {...messages.text} />
      </Text>
      <Grid templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="3">
        {modules.map((module) => (
          <ModuleTile
            key={module.id}
            module={module}
            chosen={module.id === current?.id}
            onChoose={() => choice.send({ type: 'module.choose', module })}
          />
        ))}
      </Grid>
    </>
  );
}
