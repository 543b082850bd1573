import type { Module } from '#domain/catalogue/module.ts';
import { failureText } from '#tests/model/support/failures.ts';
import {
  definePage,
  passedThrough,
  pressing,
  says,
  type Person,
  type Locator,
} from '@sundry/statecharts';
import { flow } from './flow.ts';

const dialog: Locator = ['dialog', says('catalogue.chooseModule.title')];
const isNotAsked = (person: Person) => person.doesNotSee(...dialog);
const tileOf = ({ name }: Module) => new RegExp(`^${name}`);

export const page = definePage(flow, {
  states: {
    loading: isNotAsked,
    failed: async (person, { context }) => {
      if (context.failure) await person.within(...dialog).reads(failureText(context.failure));
      await person.within(...dialog).sees('button', says('kernel.failure.retry'));
    },
    deciding: passedThrough,
    empty: async (person) => {
      const seen = person.within(...dialog);
      await seen.sees('heading', says('catalogue.chooseModule.none'));
      await seen.reads(says('catalogue.chooseModule.noneText'));
    },
    choosing: async (person, { context: { modules, current } }) => {
      for (const module of modules) {
        const pressed = module.id === current?.id;
        await person.within(...dialog).sees('button', tileOf(module), { pressed });
      }
    },
    agreeing: isNotAsked,
    settling: passedThrough,
    findingInterests: isNotAsked,
    arriving: passedThrough,
    switched: isNotAsked,
    chosen: isNotAsked,
    kept: isNotAsked,
  },
  events: {
    'module.choose': {
      does: (person, { module }) => person.within(...dialog).press('button', tileOf(module)),
      absent: (person) => person.within(...dialog).doesNotSee('button', /^(Food|Grocery)/),
    },
    'dialog.dismiss': pressing('button', says('kernel.dialog.close'), dialog),
    'list.retry': pressing('button', says('kernel.failure.retry'), dialog),
  },
});
