import type { ActorRefFrom, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import type { ViewRef } from './actor-ref.ts';

/** The actor of a machine as views see it: readable, and open to a person's commands. */
export type ActorOf<Machine extends AnyStateMachine, Command extends EventObject> = ViewRef<
  ActorRefFrom<Machine>,
  Command
>;

/** The parts of a snapshot that views read. */
type Readable = { readonly context: object; hasTag(tag: never): boolean };
type SelectorsOf<Snapshot extends Readable> = {
  readonly [Field in keyof Snapshot['context'] & string as `${Field}Of`]: (
    snapshot: Snapshot,
  ) => Snapshot['context'][Field];
} & {
  readonly [Tag in Parameters<Snapshot['hasTag']>[0] as `is${Capitalize<Tag>}`]: (
    snapshot: Snapshot,
  ) => boolean;
};

/**
 * Selectors of plain fields and tags of a machine or snapshot, named by destructuring: `failureOf`
 * reads the field `failure`, `isBusy` the tag `busy`.
 *
 *     export const { failureOf, isBusy } = selectorsOf<typeof payMachine>();
 */
export const selectorsOf = <Of extends AnyStateMachine | Readable>(): SelectorsOf<
  Of extends AnyStateMachine ? SnapshotFrom<Of> : Extract<Of, Readable>
> => new Proxy({} as never, { get: (_, name: string) => selectorNamed(name) });

function selectorNamed(name: string) {
  // `isNewOf` reads the field `isNew`.
  if (!name.endsWith('Of')) {
    const tag = `${name.charAt(2).toLowerCase()}${name.slice(3)}`;
    return (snapshot: { hasTag(tag: string): boolean }) => snapshot.hasTag(tag);
  }
  const field = name.slice(0, -'Of'.length);
  return ({ context }: { readonly context: Readonly<Record<string, unknown>> }) => context[field];
}
