import { VStack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import * as select from '#application/location/pick-location/selectors.ts';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages as entries } from '#ui/location/entries.messages.ts';
import { messages } from '#ui/location/location.messages.ts';
import { ZOOMS } from './map-canvas.ts';

type Props = {
  readonly modal: select.PickLocationActor;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
};

export function MapControls({ modal, zoom, onZoom }: Props) {
  const { formatMessage } = useIntl();
  const fullscreen = useSelector(modal, select.isFullscreen);
  const inPage = useSelector(modal, select.isInPage);
  const locating = useSelector(modal, select.isLocating);
  return (
    <VStack position="absolute" top="3" right="3" gap="2" zIndex="4">
      {inPage ? null : (
        <MapButton
          icon={fullscreen ? 'shrink' : 'expand'}
          label={formatMessage(fullscreen ? messages.leaveFullscreen : messages.enterFullscreen)}
          onPress={() => modal.send({ type: 'fullscreen.toggle' })}
        />
      )}
      <MapButton
        icon="target"
        label={formatMessage(entries.useCurrent)}
        busy={locating}
        onPress={() => modal.send({ type: 'position.use' })}
      />
      <MapButton
        icon="plus"
        label={formatMessage(messages.zoomIn)}
        disabled={zoom >= ZOOMS.most}
        onPress={() => onZoom(zoom + 1)}
      />
      <MapButton
        icon="minus"
        label={formatMessage(messages.zoomOut)}
        disabled={zoom <= ZOOMS.least}
        onPress={() => onZoom(zoom - 1)}
      />
    </VStack>
  );
}

type ButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly busy?: boolean;
};

function MapButton({ icon, label, onPress, disabled = false, busy = false }: ButtonProps) {
  return (
    <IconButton
      look="square"
      aria-label={label}
      aria-busy={busy}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </IconButton>
  );
}
