import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ViewRef } from '#application/kernel/actor-ref.ts';
import type { Command, languageMachine } from './machine.ts';

export type LanguageActor = ViewRef<ActorRefFrom<typeof languageMachine>, Command>;
type Snapshot = SnapshotFrom<typeof languageMachine>;

export const languageOf = ({ context }: Snapshot) => context.language;
export const isListOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open');
export const isAsking = (snapshot: Snapshot): boolean => snapshot.hasTag('confirming');
