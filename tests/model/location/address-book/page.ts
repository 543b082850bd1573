import { formatPhone } from '#domain/account/phone.ts';
import { addressLines } from '#domain/location/written-address.ts';
import { definePage, pressing, says, type Locator, type Person } from '@sundry/statecharts';
import { flow, HOME } from './flow.ts';

const question: Locator = ['alertdialog', says('location.addresses.deleteTitle')];
const home = { name: says('location.address.home'), address: '12 Mercer Street' };
const remove = says('location.addresses.removeOne', home);
const yes = says('kernel.confirm.yes');

/** The page is hidden behind the question. */
async function seesList(person: Person): Promise<void> {
  await person.doesNotSee(...question);
  await person.sees('heading', says('location.addresses.title'));
  await person.sees('link', says('location.addresses.add'));
  await person.readsInOrder(
    home.name,
    ...addressLines(HOME, (floor) => floor),
    says('kernel.nameAndPhone', {
      name: HOME.contact.name,
      phone: formatPhone(HOME.contact.phone),
    }),
  );
  await person.sees('link', says('location.addresses.editOne', home));
  await person.canPress('button', remove);
}

export const page = definePage(flow, {
  states: {
    listing: seesList,
    confirming: async (person, { context: { failure } }) => {
      const dialog = person.within(...question);
      await dialog.readsInOrder(
        says('location.addresses.deleteQuestion'),
        HOME.address,
        ...(failure
          ? [
              says(
                failure.kind === 'signedOut' ? 'kernel.failure.signedOut' : 'kernel.failure.failed',
              ),
            ]
          : []),
      );
      await dialog.canPress('button', yes);
      await dialog.canPress('button', says('kernel.confirm.cancel'));
    },
    deleting: (person) => person.within(...question).cannotPress('button', yes),
  },
  events: {
    'address.delete': pressing('button', remove),
    'delete.confirm': pressing('button', yes, question),
    'delete.cancel': {
      ...pressing('button', says('kernel.confirm.cancel'), question),
      idle: { deleting: 'What the server was asked for cannot be taken back.' },
    },
  },
});
