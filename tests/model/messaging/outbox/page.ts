import type { SnapshotFrom } from 'xstate';
import type { outboxMachine } from '#application/messaging/outbox/machine.ts';
import { canSend, underWay } from '#application/messaging/outbox/selectors.ts';
import { charactersLeft } from '#domain/messaging/message-text.ts';
import { MAX_IMAGES } from '#domain/kernel/picked-images.ts';
import { draftTo } from '#domain/messaging/outbox.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { definePage, pressing, says, type Person } from '@sundry/statecharts';
import { flow, STORE } from './flow.ts';

type Planned = SnapshotFrom<typeof outboxMachine>;

const write = says('messaging.thread.write', { name: 'Saffron Lane' });
const send = says('messaging.thread.send');
const again = says('messaging.thread.sendAgain');
const discard = says('messaging.thread.discard');
const add = says('kernel.pictures.add');
const removeFirst = says('kernel.pictures.remove', { number: 1 });

async function seesDraft(person: Person, planned: Planned): Promise<void> {
  const { text, images, refused } = draftTo(planned.context.drafts, STORE);
  await person.seesField(write);
  await (canSend(STORE)(planned)
    ? person.canPress('button', send)
    : person.cannotPress('button', send));
  const left = charactersLeft(text);
  if (left < 0) await person.reads(says('messaging.thread.tooLong', { count: -left }));
  for (const [index] of images.entries()) {
    await person.canPress('button', says('kernel.pictures.remove', { number: index + 1 }));
  }
  for (const { name, refusal } of refused) {
    await person.reads(
      refusal === 'tooMany'
        ? says('kernel.pictures.tooMany', { most: MAX_IMAGES })
        : says(`kernel.pictures.${refusal}`, { name }),
    );
  }
}

async function seesLetters(person: Person, planned: Planned): Promise<void> {
  await seesDraft(person, planned);
  const current = underWay(planned);
  for (const { number, failure } of planned.context.letters) {
    if (failure) {
      await person.reads(says('messaging.thread.notSent'));
      await person.reads(failureText(failure));
    } else {
      await person.reads(
        says(number === current ? 'messaging.thread.sending' : 'messaging.thread.waiting'),
      );
    }
  }
  if (planned.context.sent.length > 0) await person.reads(says('messaging.thread.seen'));
}

/** The first button belongs to the first failed message. */
const firstFailed = ({ context: { letters } }: Planned): number | undefined =>
  letters.find(({ failure }) => failure !== null)?.number;

export const page = definePage(flow, {
  within: (it, step) => {
    if (step.kind !== 'user') return true;
    if (step.event === 'letter.retry' || step.event === 'letter.discard') {
      const failed = it.context.letters.filter(({ failure }) => failure !== null);
      return failed.length <= 1 && (firstFailed(it) ?? 1) === 1;
    }
    // Node does not send a form with jsdom's files: the adapter's own test does.
    if (step.event === 'message.send') {
      return draftTo(it.context.drafts, STORE).images.length === 0;
    }
    if (step.event === 'image.remove') return draftTo(it.context.drafts, STORE).images.length > 0;
    return true;
  },
  states: { resting: seesLetters, sending: seesLetters },
  events: {
    'text.type': {
      does: (person, { text }) => person.type(write, text),
      absent: (person) => person.cannotType(write),
    },
    'images.add': {
      does: (person, { files }) => person.attach(add, files as readonly File[]),
      absent: (person) => person.cannotPress('button', add),
    },
    'image.remove': pressing('button', removeFirst),
    'message.send': pressing('button', send),
    'letter.retry': pressing('button', again),
    'letter.discard': pressing('button', discard),
    'customer.change': { sentBy: 'the app', because: 'The session says who is signed in.' },
    'network.return': { sentBy: 'the app', because: 'The browser says that there is a network.' },
    'letters.arrive': { sentBy: 'the app', because: 'A thread holds what was thought to be lost.' },
    'scope.change': { sentBy: 'the app', because: 'The customer signs out, or the session ends.' },
  },
});
