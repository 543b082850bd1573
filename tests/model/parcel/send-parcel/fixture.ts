import { callName } from '#contract/endpoint.ts';
import { findZone, listAddresses } from '#contract/location.ts';
import {
  listParcelCategories,
  listParcelInstructions,
  type WireParcelCategory,
} from '#contract/parcel.ts';
import { paths } from '#application/kernel/path.ts';
import type { VisitorReport } from '#application/account/watch-visitor.ts';
import { parsedSender } from '#application/parcel/send-parcel/rules.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import {
  changesProfile,
  closesDialog,
  hasBeenHere,
  hasProfile,
  holdsPaying,
  isAsha,
  signsIn,
  signsOutInAnotherTab,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { aSavedAddress } from '#tests/support/builders/location.ts';
import { aParcelForm, FIFTH_AVENUE, MOTT_STREET } from '#tests/support/builders/parcel.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { toWireAddress } from '../../location/wire-address.ts';
import { CATEGORY, flow, SENT } from './flow.ts';

const { id, name, description, image, tariff, limits } = CATEGORY;
const category: WireParcelCategory = {
  ...{ id, name, description, image_full_url: image },
  parcel_minimum_shipping_charge: toDecimal(tariff.minimum),
  parcel_per_km_shipping_charge: toDecimal(tariff.perKilometre),
  maximum_weight: limits.grams / 1_000,
  maximum_length: limits.centimetres,
  maximum_value: toDecimal(limits.value),
};
const addresses = [MOTT_STREET, FIFTH_AVENUE].map((place, index) =>
  toWireAddress(aSavedAddress({ ...place, id: (index + 1) as never })),
);

async function comesToForm(visit: Visit): Promise<void> {
  const { comesTo, desk, opens, window } = visit;
  if (comesTo('a parcel')) {
    await window.addInitScript(
      (sent) => sessionStorage.setItem('parcelKey', sent),
      JSON.stringify([{ key: 'key-of-before', draft: SENT }]),
    );
  }
  await hasBeenHere(visit, 'Parcel');
  await isAsha(visit);
  await hasProfile(visit);
  await desk.answers(callName(listParcelCategories), [category]);
  await desk.answers(callName(listParcelInstructions), {
    ...{ total_size: 0, limit: 10, offset: 1, data: [] },
  });
  await desk.answers(callName(listAddresses), {
    ...{ total_size: 2, limit: null, offset: 1 },
    addresses,
  });
  await desk.answers(callName(findZone), { zone_id: '[1]', zone_data: [] });
  await holdsPaying(visit);
  await opens(paths.sendParcel(id));
}

/** Her profile loads; after a sign-out in another tab she signs in there again. */
async function isKnown(visit: Visit): Promise<void> {
  const { desk, window } = visit;
  const isSignedIn = await window.evaluate(() => localStorage.getItem('token') !== null);
  if (isSignedIn) return changesProfile(visit);
  return writesInAnotherTab(visit, { token: await desk.tokenOf('asha') });
}

const picks =
  ({ address }: typeof MOTT_STREET) =>
  async ({ person }: Visit): Promise<void> => {
    const modal = person.within('dialog', says('location.pick.titleReturned'));
    const label = says('location.address.home');
    await modal.press('button', says('location.saved.one', { label, address }));
    await modal.press('button', says('location.pick.pick'));
  };

const LEAVES_THE_MAP_OF_THE_RECEIVER =
  'Who signs out while the map is open does so at that of the receiver, where the sender is known to have been filled in.';

export const fixture = defineFixture(flow, {
  arrange: {
    'an empty form': comesToForm,
    'a form that was filled in': async (visit) => {
      await visit.window.addInitScript(
        (kept) => sessionStorage.setItem('parcelForm', kept),
        JSON.stringify(aParcelForm()),
      );
      await comesToForm(visit);
    },
  },
  answers: {
    askSenderPlace: { 'a place': picks(MOTT_STREET), closed: closesDialog },
    askReceiverPlace: {
      'a place': picks(FIFTH_AVENUE),
      'where the sender is': picks(MOTT_STREET),
      closed: closesDialog,
    },
    authenticate: { signedIn: signsIn, dismissed: closesDialog },
  },
  happens: {
    'visitor.change': (visit, { visitor }: Pick<VisitorReport, 'visitor'>) =>
      visitor.kind === 'guest' ? signsOutInAnotherTab(visit) : isKnown(visit),
  },
  heldInPage: [
    'visitor.change',
    'xstate.done.actor.awaitCustomer',
    'xstate.done.actor.recallUnanswered',
  ],
  within: (snapshot, step) => {
    // A guest's map has no saved addresses: after a sign-out the map is closed.
    if (step.kind === 'outcome' && step.actor === 'askReceiverPlace')
      return step.outcome === 'closed' || parsedSender(snapshot.context).ok;
    if (step.kind !== 'user' || step.case !== 'signed out') return true;
    return !(snapshot.matches('fetchingPlace') || snapshot.matches('signingIn'));
  },
  unreached: {
    'fetchingPlace · visitor.change': LEAVES_THE_MAP_OF_THE_RECEIVER,
    'fetchingPlace · visitor.change ? customerHasLeft = true': LEAVES_THE_MAP_OF_THE_RECEIVER,
  },
});
