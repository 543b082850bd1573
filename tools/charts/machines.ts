import type { AnyStateMachine } from 'xstate';
import { flows } from '#tests/model/flows.ts';

/** Every machine of the application, by flow. */
export const machines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  flows.map(({ name, machine }) => [name, machine]),
);
