import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import * as select from '#application/shell/storefront/selectors.ts';
import { shownDistance } from '#domain/kernel/distance.ts';
import { messages } from './distance.messages.ts';
import { useStorefront } from './use-storefront.ts';

/** Formats metres in the configured unit: "1.2 km", "350 m". */
export function useDistanceText(): (metres: number) => string {
  const { formatMessage } = useIntl();
  const shownIn = useStorefront(select.config)?.distanceUnit ?? 'km';
  return useCallback(
    (metres) => {
      const { count, unit } = shownDistance(metres, shownIn);
      return formatMessage(messages[unit], { count });
    },
    [formatMessage, shownIn],
  );
}
