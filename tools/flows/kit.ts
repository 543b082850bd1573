import {
  fixtureWith,
  speakerOf,
  type Fixture as AnyFixture,
  type Language,
  type Texts,
  type ViewFixture as AnyViewFixture,
  type Visit as AnyVisit,
} from '@sundry/statecharts';
import type { AnyStateMachine } from 'xstate';
import type { Services } from '#application/shell/services.ts';
import type { Desk } from '#tools/desk/desk.ts';
import { words } from '#tools/messages/words.ts';

/** Languages with a catalogue in `locales`. */
type AppLanguage = 'en' | 'hi';

export type Visit = AnyVisit<Desk, AppLanguage>;
export type Fixture<Machine extends AnyStateMachine = AnyStateMachine> = AnyFixture<
  Machine,
  Desk,
  AppLanguage
>;
export type ViewFixture<Machine extends AnyStateMachine = AnyStateMachine> = AnyViewFixture<
  Machine,
  Services
>;

export const defineFixture = fixtureWith<Desk, AppLanguage>();

export const texts: Texts = {
  words: (id, values, language) => words(id, values, language as AppLanguage),
  fieldMarks: (language) =>
    ['required', 'optional'].map((mark) =>
      words(`kernel.field.${mark}`, {}, language as AppLanguage),
    ),
};

export const appSpeaker = (language: Language) => speakerOf(language, texts);
