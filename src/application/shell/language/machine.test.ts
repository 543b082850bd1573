import { expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { languageMachine } from './machine.ts';
import { isAsking, isListOpen, languageOf } from './selectors.ts';

function theLanguage({ changed = false } = {}) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const machine = languageMachine.provide({
    actors: { watchLanguage: fromCallback(() => {}) },
    actions: {
      saveLanguage: (_, language) => void done.push(`save ${language}`),
      reloadPage: () => void done.push('reload'),
      forgetChange: () => {},
      showNotice: (_, { kind }) => void done.push(kind),
    },
  });
  const actor = createActor(machine, { clock, input: { language: 'en', changed } }).start();
  return { actor, clock, done };
}

test('choosing another language asks first, and "Cancel" keeps the language (I18N-03)', () => {
  const { actor, done } = theLanguage();
  actor.send({ type: 'dialog.open' });
  expect(isListOpen(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'language.choose', language: 'hi' });
  expect(isAsking(actor.getSnapshot())).toBe(true);

  actor.send({ type: 'change.cancel' });

  expect([languageOf(actor.getSnapshot()), done]).toEqual(['en', []]);
});

test('a confirmed change is saved before the page comes anew (I18N-04, I18N-06)', () => {
  const { actor, done } = theLanguage();
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'language.choose', language: 'hi' });
  actor.send({ type: 'change.confirm' });

  expect(done).toEqual(['save hi', 'reload']);
});

test('choosing the current language asks nothing (I18N-03)', () => {
  const { actor, done } = theLanguage();
  actor.send({ type: 'dialog.open' });
  actor.send({ type: 'language.choose', language: 'en' });

  expect([isAsking(actor.getSnapshot()), done]).toEqual([false, []]);
});

test('after the page came anew the change is told once (ERR-36)', () => {
  const { clock, done } = theLanguage({ changed: true });
  clock.increment(600);
  clock.increment(60_000);

  expect(done).toEqual(['languageChanged']);
});

test('a language chosen in another tab applies here, the same one changes nothing (I18N-06)', () => {
  const { actor, done } = theLanguage();
  actor.send({ type: 'language.sync', language: 'en' });
  expect(done).toEqual([]);
  actor.send({ type: 'language.sync', language: 'hi' });

  expect(done).toEqual(['reload']);
});
