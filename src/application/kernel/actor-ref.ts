import type { EventObject } from 'xstate';

/** An actor for views: readable, and takes a person's commands. Reports stay internal. */
export type ViewRef<
  Ref extends { readonly send: (event: never) => void },
  Command extends EventObject,
> = Omit<Ref, 'send'> & { readonly send: (command: Command) => void };
