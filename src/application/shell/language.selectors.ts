import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { languageMachine } from './language.machine.ts';

export type LanguageActor = ActorRefFrom<typeof languageMachine>;
type Snapshot = SnapshotFrom<typeof languageMachine>;

export const languageOf = ({ context }: Snapshot) => context.language;
export const isListOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('confirming');
