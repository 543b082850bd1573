import { defineMessages } from 'react-intl';
import type { locationNotices } from '#application/location/location.notices.ts';
import type { NoticesIn } from '#application/kernel/notice.ts';

export const messages = defineMessages<NoticesIn<typeof locationNotices>>({
  locationSet: {
    id: 'location.notice.locationSet',
    defaultMessage: 'Location set successfully',
    description: 'Notice after a place was picked.',
  },
  receiverLocationSet: {
    id: 'location.notice.receiverLocationSet',
    defaultMessage: 'New location has been set.',
    description: 'Notice after a place was picked for a receiver.',
  },
  locationOutside: {
    id: 'location.notice.locationOutside',
    defaultMessage:
      'Selected location is not in our service area. Please choose a location within our service zone.',
    description: 'Error: the picked place is in no zone.',
  },
  locationIncomplete: {
    id: 'location.notice.locationIncomplete',
    defaultMessage: 'Please select a valid location within our service area.',
    description: 'Error: a pick without address, zone or coordinates.',
  },
  currentLocationOutside: {
    id: 'location.notice.currentLocationOutside',
    defaultMessage:
      'Your current location is not in our service area. Please select a location within our service zone.',
    description: 'Error: the device is outside all zones.',
  },
  addYourLocation: {
    id: 'location.notice.addYourLocation',
    defaultMessage: 'add your location to continue',
    description:
      'Error after the page was reloaded while the location dialog was open. Lower-case on purpose.',
  },
  placeNoLongerServed: {
    id: 'location.notice.placeNoLongerServed',
    defaultMessage:
      'We no longer deliver to your location. Your cart is kept; please choose another location.',
    description: 'Error: the stored place is in no zone any more.',
  },
  addressAdded: {
    id: 'location.notice.addressAdded',
    defaultMessage: 'Address added successfully.',
    description: 'Notice after a new address was saved.',
  },
  addressUpdated: {
    id: 'location.notice.addressUpdated',
    defaultMessage: 'Address updated successfully.',
    description: 'Notice after a saved address was changed.',
  },
  addressDeleted: {
    id: 'location.notice.addressDeleted',
    defaultMessage: 'Address deleted successfully.',
    description: 'Notice after a saved address was deleted.',
  },
});
