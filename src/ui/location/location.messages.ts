import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  titleReturned: {
    id: 'location.pick.titleReturned',
    defaultMessage: 'Choose a place',
    description: 'Title of the same modal when a form asked for a place, such as a parcel form.',
  },
  searchLabel: {
    id: 'location.search.label',
    defaultMessage: 'Search location',
    description: 'What a screen reader calls the search field.',
  },
  searchPlaceholder: {
    id: 'location.search.placeholder',
    defaultMessage: 'Search location here...',
    description: 'Grey text in the empty search field.',
  },
  searchClear: {
    id: 'location.search.clear',
    defaultMessage: 'Clear search',
    description: 'Button with a cross in the search field that empties it.',
  },
  searchRequired: {
    id: 'location.search.required',
    defaultMessage: 'Location is required',
    description: 'Below the search field, after searching for nothing.',
  },
  searchFailed: {
    id: 'location.search.failed',
    defaultMessage: 'The search did not answer. Try again, or choose the place on the map.',
    description: 'Below the search field, when the call failed.',
  },
  searchFound: {
    id: 'location.search.found',
    defaultMessage:
      '{count, plural, =0 {No place of that name} one {# place found} other {# places found}}',
    description: 'Announced to screen readers after a search. {count}: number of places.',
  },
  searchNothing: {
    id: 'location.search.nothing',
    defaultMessage: 'No place of that name. Check the spelling, or choose the place on the map.',
    description: 'In the list below the search field when nothing was found.',
  },
  map: {
    id: 'location.map.label',
    defaultMessage: 'Map. The pin stands in the middle: arrow keys move it, plus and minus zoom.',
    description: 'What a screen reader calls the map.',
  },
  mapAbsent: {
    id: 'location.map.absent',
    defaultMessage:
      'The map cannot be shown here. Search for an address, or move the pin with the arrows.',
    description: 'In place of the map when it cannot be rendered.',
  },
  tilesCredit: {
    id: 'location.map.tilesCredit',
    defaultMessage: '© Map tile providers',
    description: 'Small print on the map when the owner configured tiles of others.',
  },
  zoomIn: {
    id: 'location.map.zoomIn',
    defaultMessage: 'Zoom in',
    description: 'Button with a plus sign on the map.',
  },
  zoomOut: {
    id: 'location.map.zoomOut',
    defaultMessage: 'Zoom out',
    description: 'Button with a minus sign on the map.',
  },
  enterFullscreen: {
    id: 'location.map.enterFullscreen',
    defaultMessage: 'Fill the window',
    description: 'Button on the map that makes the modal fill the window.',
  },
  leaveFullscreen: {
    id: 'location.map.leaveFullscreen',
    defaultMessage: 'Leave full window',
    description: 'Button on the map that makes the modal small again.',
  },
  compass: {
    id: 'location.compass.label',
    defaultMessage: 'Move the pin',
    description: 'What a screen reader calls the group of four arrow buttons.',
  },
  step: {
    id: 'location.compass.step',
    defaultMessage: '{metres} m',
    description:
      'Button amid the four arrows: how far one press moves the pin. {metres}: 25 or 100.',
  },
  stepLabel: {
    id: 'location.compass.stepLabel',
    defaultMessage: '{metres} m a step. Press to change.',
    description: 'What a screen reader calls the button amid the arrows. {metres}: 25 or 100.',
  },
  north: {
    id: 'location.compass.north',
    defaultMessage: 'Move the pin {metres} metres north',
    description: 'Arrow button. {metres}: 25 or 100.',
  },
  east: {
    id: 'location.compass.east',
    defaultMessage: 'Move the pin {metres} metres east',
    description: 'Arrow button. {metres}: 25 or 100.',
  },
  south: {
    id: 'location.compass.south',
    defaultMessage: 'Move the pin {metres} metres south',
    description: 'Arrow button. {metres}: 25 or 100.',
  },
  west: {
    id: 'location.compass.west',
    defaultMessage: 'Move the pin {metres} metres west',
    description: 'Arrow button. {metres}: 25 or 100.',
  },
  saved: {
    id: 'location.saved.title',
    defaultMessage: 'Saved addresses',
    description: 'Heading above the customer’s saved addresses, as buttons.',
  },
  savedOne: {
    id: 'location.saved.one',
    defaultMessage: '{label}: {address}',
    description:
      'Button of one saved address. {label}: such as Home; {address}: street and number.',
  },
  waiting: {
    id: 'location.chosen.waiting',
    defaultMessage: 'Search, move the map or use your current location.',
    description: 'Below the map while nothing is chosen. Tells the three ways to choose.',
  },
  browse: {
    id: 'location.chosen.browse',
    defaultMessage: 'Just looking? Start in the city centre',
    description:
      'Button below the map while nothing is chosen: puts the pin where the owner set the centre.',
  },
  resolving: {
    id: 'location.chosen.resolving',
    defaultMessage: 'Finding the address…',
    description: 'Below the map while the address at the pin is looked up.',
  },
  addressUnknown: {
    id: 'location.chosen.addressUnknown',
    defaultMessage: 'No address was found here. Move the pin a little',
    description: 'Below the map when the pin has no address.',
  },
  zoneUnknown: {
    id: 'location.chosen.zoneUnknown',
    defaultMessage: 'We could not check whether we deliver here',
    description: 'Read out when the zone of the pin could not be looked up.',
  },
  inside: {
    id: 'location.chosen.inside',
    defaultMessage: 'Inside zone {zone}',
    description: 'Below the address: the delivery zone of the pin. {zone}: its name.',
  },
  insideSome: {
    id: 'location.chosen.insideSome',
    defaultMessage: 'Inside our delivery area',
    description: 'Below the address, when the zone’s name is not known.',
  },
  outside: {
    id: 'location.chosen.outside',
    defaultMessage: 'Outside our delivery area',
    description: 'Below the address, when no zone holds the pin.',
  },
  accuracy: {
    id: 'location.chosen.accuracy',
    defaultMessage: 'Accurate to about {metres, number} m',
    description: 'Below the address, when the device said where it is. {metres}: whole metres.',
  },
  announced: {
    id: 'location.chosen.announced',
    defaultMessage: '{address}. {zone}.',
    description:
      'Read out once after the pin has come to rest. {address}: the address; {zone}: whether it is inside a zone, as a phrase.',
  },
  wayIn: {
    id: 'location.edge.wayIn',
    defaultMessage: 'The nearest place we deliver to is {distance} {direction}, in {zone}.',
    description:
      'Below the address when the pin is outside every zone. {distance}: such as "1.2 km"; {direction}: such as "to the north-east"; {zone}: name of a zone.',
  },
  wayInButton: {
    id: 'location.edge.move',
    defaultMessage: 'Move the pin there',
    description: 'Button beside the sentence about the nearest place that is delivered to.',
  },
  direction: {
    id: 'location.edge.direction',
    defaultMessage:
      '{direction, select, north {to the north} northEast {to the north-east} east {to the east} southEast {to the south-east} south {to the south} southWest {to the south-west} west {to the west} other {to the north-west}}',
    description:
      'Part of the sentence about the nearest place that is delivered to. {direction}: one of eight.',
  },
  pick: {
    id: 'location.pick.pick',
    defaultMessage: 'Pick Locations',
    description: 'Button that takes the place under the pin.',
  },
  promptTitle: {
    id: 'location.prompt.title',
    defaultMessage: 'Location permission',
    description: 'Title of the prompt when the device did not say where it is.',
  },
  promptOkay: {
    id: 'location.prompt.okay',
    defaultMessage: 'Okay',
    description: 'Button that closes the prompt and goes back to the map.',
  },
  denied: {
    id: 'location.prompt.denied',
    defaultMessage:
      'Location permission is blocked. Allow location access in your browser settings, or search for your address.',
    description: 'Body of the prompt when the customer or the browser refused.',
  },
  timedOut: {
    id: 'location.prompt.timedOut',
    defaultMessage: 'Finding your location took too long. Try again, or search for your address.',
    description: 'Body of the prompt when the device did not answer in time.',
  },
  unavailable: {
    id: 'location.prompt.unavailable',
    defaultMessage:
      'Your location is not available right now. Search for your address, or choose it on the map.',
    description: 'Body of the prompt when the device does not know where it is.',
  },
});
