import { useIntl } from 'react-intl';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconLink } from '#ui/design/icon-button.tsx';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { messages } from '#ui/rental/compare.messages.ts';

export function QuickViewLink({ vehicle: { id, name } }: { readonly vehicle: Vehicle }) {
  const { formatMessage } = useIntl();
  return (
    <IconLink
      {...useOverlayLink('vehicle', String(id))}
      size="sm"
      look="card"
      aria-label={formatMessage(messages.quickView, { vehicle: name })}
    >
      <Icon name="eye" />
    </IconLink>
  );
}
