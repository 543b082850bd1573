import type { SnapshotFrom } from 'xstate';
import { type ActorOf, selectorsOf } from '#application/kernel/machine-view.ts';
import type { Suggestions } from '#application/catalogue/search.queries.ts';
import type { Command, searchMachine } from './machine.ts';

export type SearchActor = ActorOf<typeof searchMachine, Command>;
type Snapshot = SnapshotFrom<typeof searchMachine>;

const NONE: readonly string[] = [];

/** Null where the box shows the query of the address. */
export const textOf = ({ context }: Snapshot) => context.text;
export const { recentOf, suggestionsOf, isOpen, isAsking, isRecalling } = selectorsOf<Snapshot>();
export const failureOf = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;

export function optionsOf(snapshot: Snapshot): readonly string[] {
  const { recent, suggestions } = snapshot.context;
  if (isRecalling(snapshot)) return recent;
  if (!isOpen(snapshot) || !suggestions) return NONE;
  return namesIn(suggestions);
}

/** Names of all suggestions, in display order. */
export const namesIn = ({ items, stores, vehicles, providers }: Suggestions): readonly string[] =>
  [...items, ...stores, ...vehicles, ...providers].map(({ name }) => name);
