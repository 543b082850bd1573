import { FormattedMessage } from 'react-intl';
import * as select from '#application/location/pick-location/selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as entries } from '#ui/location/entries.messages.ts';
import { ChosenPlace } from '#ui/location/parts/chosen-place.tsx';
import { messages } from '#ui/location/location.messages.ts';
import { LocationPrompt } from '#ui/location/parts/location-prompt.tsx';
import { LocationSearch } from '#ui/location/parts/location-search.tsx';
import { MapPanel } from '#ui/location/parts/map/map-panel.tsx';
import { SavedAddresses } from '#ui/location/parts/saved-addresses.tsx';

export function PickLocationDialog({
  dialog: modal,
}: {
  readonly dialog: select.PickLocationActor;
}) {
  const fullscreen = useSelector(modal, select.isFullscreen);
  const use = useSelector(modal, select.useOf);
  const close = () => modal.send({ type: 'modal.close' });

  return (
    <>
      <DialogShell
        title={
          <FormattedMessage {...(use === 'customer' ? entries.question : messages.titleReturned)} />
        }
        size={fullscreen ? 'full' : 'cover'}
        onEscape={() => modal.send({ type: 'escape.press' })}
        footer={<ChosenPlace modal={modal} />}
        onClose={close}
      >
        <LocationSearch modal={modal} />
        <SavedAddresses modal={modal} />
        <MapPanel modal={modal} />
      </DialogShell>
      <LocationPrompt modal={modal} />
    </>
  );
}
