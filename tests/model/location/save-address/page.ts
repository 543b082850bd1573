import type { SnapshotFrom } from 'xstate';
import type { saveAddressMachine } from '#application/location/save-address/machine.ts';
import type { AddressField, AddressRefusals } from '#domain/location/address-form.ts';
import { FIELD_LABELS } from '#tests/support/field-labels.ts';
import {
  definePage,
  passedThrough,
  pressing,
  says,
  saysFirst,
  type Locator,
  type Person,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

type Planned = SnapshotFrom<typeof saveAddressMachine>;

const signIn: Locator = ['dialog', says('account.signIn.submit')];
const save = says('location.saveAddress.save');
const change = says('kernel.control.change');
const retry = says('kernel.failure.retry');
const cross = says('kernel.dialog.close');
const search = says('location.search.label');
const FIELDS = ['road', 'house', 'floor', 'directions', 'name', 'phone', 'email'] as const;
/** The label continues with a mark for optional fields. */
const nameOf = (field: AddressField) => saysFirst(FIELD_LABELS[field]);
const labelOf = (field: AddressField) => says(FIELD_LABELS[field]);

const isLoading = async (person: Person): Promise<void> => {
  await person.reads(says('location.saveAddress.loading'));
  await person.doesNotSee('button', save);
};

const typeOf = ({ context }: Planned) => says(`location.address.${context.form.type}`);

async function seesForm(person: Person, planned: Planned): Promise<void> {
  const { context } = planned;
  await person.readsInOrder(
    says('location.saveAddress.place'),
    context.picked?.address ?? '',
    says('location.saveAddress.labelAs'),
    says('location.saveAddress.door'),
    says('location.saveAddress.contact'),
  );
  await person.sees('group', says('location.saveAddress.labelAs'));
  await person.sees('radio', typeOf(planned), { checked: true });
  for (const field of FIELDS) await person.sees('textbox', nameOf(field));
  if (context.form.type === 'other') await person.sees('textbox', nameOf('label'));
}

const markOf = (refusals: AddressRefusals, field: (typeof FIELDS)[number]) => refusals[field];

export const page = definePage(flow, {
  states: {
    entering: (person) => person.sees(...signIn),
    opening: passedThrough,
    reading: isLoading,
    missing: async (person) => {
      await person.sees('heading', says('location.saveAddress.missing'));
      await person.sees('link', says('location.addresses.title'));
    },
    unread: (person) => person.canPress('button', retry),
    picking: async (person) => {
      await person.sees('heading', says('location.saveAddress.whereTitle'));
      await person.sees('combobox', search);
      await person.sees('application', says('location.map.label'));
      await person.doesNotSee('button', save);
    },
    filling: async (person, planned) => {
      const { failure, refusals } = planned.context;
      await seesForm(person, planned);
      await person.canPress('button', save);
      await person.canPress('button', change);
      if (failure?.kind === 'refused') await person.reads(failure.message);
      if (failure?.kind === 'unreachable') await person.reads(says('kernel.failure.failed'));
      for (const field of FIELDS) {
        if (markOf(refusals, field)) await person.seesMarked(labelOf(field));
      }
    },
    kept: passedThrough,
    saving: async (person, planned) => {
      await seesForm(person, planned);
      await person.cannotPress('button', save);
    },
    signingIn: (person) => person.sees(...signIn),
    saved: async (person, { context: { id } }) => {
      await person.isAt('/profile?page=profile-settings');
      await person.reads(
        says(`location.notice.${id === null ? 'addressAdded' : 'addressUpdated'}`),
      );
    },
    handedOver: async (person) => {
      await person.doesNotSee('button', save);
      await person.reads(says('location.notice.addressAdded'));
    },
    left: (person, { context: { asked } }) =>
      asked ? person.doesNotSee('button', save) : person.isAt('/home'),
  },
  events: {
    'field.type': {
      does: (person, { field, text }) => person.type(labelOf(field), text),
      absent: (person) => person.cannotType(labelOf('phone')),
    },
    'type.choose': {
      does: (person, { addressType }) =>
        person.press('radio', says(`location.address.${addressType}`)),
      absent: (person) => person.cannotPress('radio', says('location.address.office')),
    },
    'place.change': pressing('button', change),
    'address.save': pressing('button', save),
    'read.retry': pressing('button', retry),
    'address.leave': pressing('button', cross),
    'profile.change': { sentBy: 'the app', because: 'The session knows who the customer is.' },
  },
});
