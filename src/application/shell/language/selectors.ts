import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Command, languageMachine } from './machine.ts';

export type LanguageActor = ActorOf<typeof languageMachine, Command>;

const plain = selectorsOf<typeof languageMachine>();
export const { languageOf, isOpen: isListOpen, isConfirming: isAsking } = plain;
