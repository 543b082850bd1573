import { machines } from 'virtual:machines';
import { walkerOf } from '@sundry/statecharts/walker';

/** Its own script, loaded when a flow is played. */
(globalThis as unknown as { atlasMachines: (all: unknown, walker: unknown) => void }).atlasMachines(
  machines,
  walkerOf,
);
