import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  map: {
    id: 'ordering.map.map',
    defaultMessage: 'Map with {store} and your door',
    description: 'Read aloud: what the map shows. {store}: name of the store.',
  },
  mapWithCourier: {
    id: 'ordering.map.mapWithCourier',
    defaultMessage: 'Map with {store}, the courier and your door',
    description: 'Read aloud: what the map shows. {store}: name of the store.',
  },
  toGo: {
    id: 'ordering.map.toGo',
    defaultMessage: 'It is about {distance} from {store} to your door.',
    description: 'Below the map. {distance}: such as "1.2 km", {store}: name of the store.',
  },
  courierToGo: {
    id: 'ordering.map.courierToGo',
    defaultMessage: 'The courier is about {distance} from your door.',
    description: 'Below the map. {distance}: such as "1.2 km" or "350 m".',
  },
  courierIsThere: {
    id: 'ordering.map.courierIsThere',
    defaultMessage: 'The courier is at your door.',
    description: 'Below the map.',
  },
  seen: {
    id: 'ordering.map.seen',
    defaultMessage: 'Seen at {when}',
    description: 'After where the courier is. {when}: time of day.',
  },
});
