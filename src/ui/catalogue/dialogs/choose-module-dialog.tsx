import { Grid, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/catalogue/choose-module/selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { messages } from '#ui/catalogue/choose-module.messages.ts';
import { ModuleTile } from '#ui/catalogue/parts/module-tile.tsx';
import { NoModules } from '#ui/catalogue/parts/no-modules.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';

export function ChooseModuleDialog({
  dialog: choice,
}: {
  readonly dialog: select.ChooseModuleActor;
}) {
  const visible = useSelector(choice, select.isVisible);
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

function Choices({ choice }: { readonly choice: select.ChooseModuleActor }) {
  const failure = useSelector(choice, select.failureOf);
  const empty = useSelector(choice, select.isEmpty);
  const modules = useSelector(choice, select.modulesOf);
  const current = useSelector(choice, select.currentOf);
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
