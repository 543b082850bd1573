import type { SnapshotFrom } from 'xstate';
import type { pickLocationMachine } from '#application/location/pick-location/machine.ts';
import { isServed } from '#domain/location/zone-list.ts';
import {
  definePage,
  passedThrough,
  either,
  pressing,
  says,
  type Person,
  type Locator,
  type TextMatch,
} from '@sundry/statecharts';
import { flow, SAVED } from './flow.ts';

const ONLY_IN_A_RACE =
  'The button is disabled while anything is missing (LOC-29, LOC-30): only a race gets to ERR-03.';

type Planned = SnapshotFrom<typeof pickLocationMachine>;

const modal: Locator = ['dialog'];
const prompt: Locator = ['alertdialog', says('location.prompt.title')];
const notices: Locator = ['region', says('shell.toasts.region')];

const box = says('location.search.label');
const map = says('location.map.label');
const pick = says('location.pick.pick');
const retry = says('kernel.failure.retry');
const fill = says('location.map.enterFullscreen');
const shrink = says('location.map.leaveFullscreen');
const north = says('location.compass.north', { metres: 25 });
const useCurrent = says('location.useCurrent');
const outside = says('location.chosen.outside');

const saved = says('location.saved.one', {
  label: says('location.address.home'),
  address: SAVED.address,
});
const unknownAddress = says('location.chosen.addressUnknown');
const close = says('kernel.dialog.close');

/** LOC-15: a customer's own addresses are above the map. */
const savedOf = ({ context }: Planned): readonly TextMatch[] =>
  context.signedIn ? [says('location.saved.title'), saved] : [];

/** Controls that move the map and the pin without dragging (LOC-04, LOC-12). */
async function seesWaysToMove(person: Person): Promise<void> {
  for (const heading of ['north', 'west', 'east', 'south']) {
    await person.canPress('button', says(`location.compass.${heading}`, { metres: 25 }));
  }
  await person.canPress('button', says('location.compass.stepLabel', { metres: 25 }));
  await person.canPress('button', says('location.map.zoomIn'));
  await person.canPress('button', says('location.map.zoomOut'));
  await person.canPress('button', useCurrent);
  await person.canPress('button', close);
}

const isAsking = (planned: Planned) => planned.hasTag('prompting');
const isOffering = (planned: Planned) => planned.hasTag('offering');

/** The modal's content. The prompt hides it. */
const inModal =
  (look: (person: Person, planned: Planned) => Promise<void>) =>
  async (person: Person, planned: Planned): Promise<void> => {
    if (!isAsking(planned)) await look(person.within(...modal), planned);
  };

const nothingIsOffered = inModal((person) => person.doesNotSee('listbox'));
const cannotBePicked = inModal((person) => person.cannotPress('button', pick));

const isTold = (person: Person, what: string): Promise<void> =>
  person.within(...notices).reads(says(`location.notice.${what}`));

/** The text in place of the button, or that something failed. */
const reasonOf = ({ context }: Planned): TextMatch | null =>
  context.zoneFailure &&
  (context.zoneFailure.kind === 'refused'
    ? context.zoneFailure.message
    : says('kernel.failure.failed'));

const anyTitle = either(says('location.question'), says('location.pick.titleReturned'));

/** Once both are known, address and zone are shown and announced, in this order. */
async function seesWhereThePinIs(person: Person, planned: Planned): Promise<void> {
  const { address, addressFailure, zones, accuracy } = planned.context;
  const isResolving = planned.matches({ choosing: { pin: { chosen: { address: 'resolving' } } } });
  if (planned.hasTag('looking') || isResolving || addressFailure) return;
  const named = address ?? unknownAddress;
  const zone = isServed(zones) ? [] : [outside];
  const about = accuracy === null ? [] : [says('location.chosen.accuracy', { metres: accuracy })];
  await person.readsInOrder(named, ...zone, ...about, named, ...zone, pick);
}

/** A dialog may follow, such as the one in which a module is chosen. */
async function isClosed(person: Person): Promise<void> {
  await person.doesNotSee('dialog', anyTitle);
  await person.doesNotSee(...prompt);
}

export const page = definePage(flow, {
  states: {
    choosing: {
      always: inModal(async (person, { context }) => {
        const title =
          context.use === 'customer' ? 'location.question' : 'location.pick.titleReturned';
        await person.readsInOrder(says(title), says('location.compass.step', { metres: 25 }));
        await person.seesField(box);
      }),
      search: {
        idle: nothingIsOffered,
        searching: {
          typing: nothingIsOffered,
          asking: nothingIsOffered,
          offering: inModal(async (person, { context: { predictions } }) => {
            await person.sees(
              'listbox',
              says('location.search.found', { count: predictions.length }),
            );
            for (const { description } of predictions) await person.sees('option', description);
          }),
          failed: inModal((person, planned) =>
            person.readsInOrder(
              says('location.search.failed'),
              ...savedOf(planned),
              says('location.compass.step', { metres: 25 }),
            ),
          ),
        },
        missing: inModal(async (person) => {
          await person.readsInOrder(
            says('location.search.required'),
            says('location.compass.step', { metres: 25 }),
          );
          await person.seesMarked(box);
        }),
      },
      pin: {
        deciding: passedThrough,
        waiting: inModal(async (person) => {
          await person.readsInOrder(
            says('location.compass.step', { metres: 25 }),
            says('location.chosen.waiting'),
            says('location.chosen.browse'),
            pick,
          );
          await person.sees('application', map);
          await person.canPress('button', says('location.chosen.browse'));
          await seesWaysToMove(person);
          await person.cannotPress('button', pick);
        }),
        finding: cannotBePicked,
        locating: cannotBePicked,
        prompting: async (person, { context }) => {
          const dialog = person.within(...prompt);
          await dialog.readsInOrder(
            says('location.prompt.title'),
            says(`location.prompt.${context.noPosition?.kind ?? ''}`),
            says('location.prompt.okay'),
          );
          await dialog.canPress('button', says('location.prompt.okay'));
          await dialog.canPress('button', close);
        },
        chosen: {
          address: {
            deciding: passedThrough,
            resolving: cannotBePicked,
            known: inModal((person, { context }) => person.reads(context.address ?? '')),
            unknown: inModal(async (person, planned) => {
              await cannotBePicked(person, planned);
              if (planned.context.addressFailure) await person.sees('button', retry);
            }),
          },
          zone: {
            deciding: passedThrough,
            checking: inModal(async (person) => {
              await person.sees('button', pick);
              await person.cannotPress('button', pick);
            }),
            answered: inModal(async (person, planned) => {
              const { context } = planned;
              await person.sees('button', pick);
              await (isServed(context.zones) ? person.doesNotRead(outside) : person.reads(outside));
              await seesWhereThePinIs(person, planned);
            }),
            refused: async (person, planned) => {
              const reason = reasonOf(planned);
              const seen = person.within(...modal);
              if (reason) await seen.canPress('button', reason);
              if (reason && planned.context.zoneFailure?.kind === 'unreachable') {
                await seen.readsInOrder(reason, retry);
                await seen.canPress('button', retry);
              }
              if (reason) await seen.doesNotSee('button', pick);
              if (planned.context.accuracy !== null) {
                await isTold(person, 'currentLocationOutside');
              }
            },
          },
        },
      },
      screen: {
        windowed: inModal((person) => person.sees('button', fill)),
        full: inModal((person) => person.sees('button', shrink)),
      },
    },
    picked: async (person) => {
      await isClosed(person);
      await isTold(person, 'locationSet');
      await person.isAt('/home');
    },
    returned: async (person, { context }) => {
      await isClosed(person);
      if (context.use === 'receiver') await isTold(person, 'receiverLocationSet');
      await person.doesNotRead(says('location.notice.locationSet'));
    },
    closed: async (person, { context }) => {
      await isClosed(person);
      if (context.place === null) await person.isAt('/');
    },
  },
  events: {
    'search.type': {
      does: (person, { text }) => person.within(...modal).type(box, text),
      absent: (person) => person.doesNotSee('combobox', box),
    },
    'search.submit': {
      does: async (person) => {
        await person.within(...modal).press('combobox', box);
        await person.strike('Enter');
      },
      absent: (person) => person.doesNotSee('combobox', box),
      idle: { 'choosing.search.missing': 'The box says already that a text is needed.' },
    },
    'search.leave': {
      does: async (person) => {
        await person.within(...modal).press('combobox', box);
        await person.strike('Escape');
      },
      absent: (person) => person.doesNotSee('listbox'),
    },
    'prediction.choose': {
      does: (person, { prediction }) =>
        person.within(...modal).press('option', prediction.description),
      absent: (person) => person.doesNotSee('listbox'),
    },
    'map.choose': pressing('application', map, modal),
    'pin.nudge': pressing('button', north, modal),
    'address.choose': pressing('button', saved, modal),
    'position.use': pressing('button', useCurrent, modal),
    'prompt.okay': pressing('button', says('location.prompt.okay'), prompt),
    'lookup.retry': pressing('button', retry, modal),
    'fullscreen.toggle': {
      does: (person, _, to) =>
        person.within(...modal).press('button', to.hasTag('fullscreen') ? fill : shrink),
      absent: (person) => person.doesNotSee(...modal),
    },
    'escape.press': {
      does: (person) => person.strike('Escape'),
      // Escape does not close the modal either: a list of places and the prompt would get it first.
      absent: async (person, planned) => {
        if (!isOffering(planned) && !isAsking(planned)) await person.strike('Escape');
      },
    },
    'location.pick': {
      does: async (person, _, { context }) => {
        await person.within(...modal).press('button', pick);
        if (!isServed(context.zones)) await isTold(person, 'locationOutside');
      },
      absent: cannotBePicked,
    },
    'zoneError.press': {
      does: (person, _, to) => person.within(...modal).press('button', reasonOf(to) ?? ''),
      absent: (person) => person.doesNotSee(...modal),
    },
    'modal.close': pressing('button', says('kernel.dialog.close'), modal),
  },
  within: (it, step) => step.kind !== 'user' || canBeDone(it, step.event),
  unreached: {
    'choosing · location.pick': ONLY_IN_A_RACE,
    'choosing · location.pick ? pickIsIncomplete = true': ONLY_IN_A_RACE,
  },
});

/** True where the control exists and nothing covers it. */
function canBeDone(it: Planned, event: string): boolean {
  const { zoneFailure, address, addressFailure, zones, signedIn } = it.context;
  if (isAsking(it)) return event === 'prompt.okay';
  if (isOffering(it)) return event === 'prediction.choose' || event.startsWith('search.');
  switch (event) {
    case 'search.leave':
    case 'prediction.choose':
      return false;
    case 'address.choose':
      return signedIn;
    case 'location.pick':
      return !zoneFailure && address !== null && zones !== null && !it.hasTag('looking');
    case 'lookup.retry':
      return zoneFailure?.kind === 'unreachable' || addressFailure !== null;
    case 'zoneError.press':
      return zoneFailure !== null;
    default:
      return true;
  }
}
