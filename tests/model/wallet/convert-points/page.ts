import { worthOf } from '#domain/wallet/points.ts';
import { parsedPoints } from '#application/wallet/convert-points/machine.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { definePage, pressing, says, type Locator, type TextMatch } from '@sundry/statecharts';
import { flow, HAVE } from './flow.ts';

const form: Locator = ['dialog', says('wallet.convert.title')];
const begin = says('wallet.points.convert');
const field = says('wallet.points.field');
const send = says('wallet.convert.send');
const leave = says('kernel.confirm.cancel');

const REFUSALS: Readonly<Record<string, TextMatch>> = {
  missing: says('wallet.convert.missing'),
  notWhole: says('wallet.convert.notWhole'),
  tooMany: says('wallet.convert.tooMany', { points: HAVE }),
  tooFew: says('wallet.points.minimum', { points: 100 }),
};

export const page = definePage(flow, {
  states: {
    idle: async (person) => {
      await person.doesNotSee(...form);
      await person.canPress('button', begin);
    },
    filling: async (person, { context }) => {
      const dialog = person.within(...form);
      const { have, refusal, failure } = context;
      await dialog.seesField(field);
      await dialog.reads(says('wallet.convert.have', { points: have }));
      const points = parsedPoints(context);
      if (points.ok) {
        const worth = worthOf(points.value, context.terms, context.currency);
        await dialog.reads(new RegExp(`\\$${(worth.minor / 100).toFixed(2)}`));
      }
      if (refusal) await dialog.seesMarked(field);
      if (refusal) await dialog.reads(REFUSALS[refusal.kind] ?? '');
      if (failure) await dialog.within('alert').reads(failureText(failure));
      await dialog.canPress('button', send);
    },
    converting: (person) => person.within(...form).cannotPress('button', send),
  },
  events: {
    'conversion.begin': pressing('button', begin),
    'points.type': {
      does: (person, { text }) => person.within(...form).type(field, text),
      absent: (person) => person.cannotType(field),
    },
    'points.takeAll': pressing('button', says('kernel.control.all'), form),
    'conversion.send': pressing('button', send, form),
    'conversion.leave': {
      ...pressing('button', leave, form),
      idle: { converting: 'What the server was asked for cannot be taken back.' },
    },
  },
});
