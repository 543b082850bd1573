import type { AnyStateMachine } from 'xstate';
import type { walkerOf } from '@sundry/statecharts/walker';
import type { FlowFile } from '../flow-files.ts';

const loaded = new Map<string, FlowFile | 'loading' | 'missing'>();

/** A flow's file, which is a script beside the page: pages from disk may not fetch. */
export function flowFile(file: string, whenLoaded: () => void): FlowFile | 'loading' | 'missing' {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  loaded.set(file, 'loading');
  loadScript(`flows/${file}.js`, (isLoaded) => {
    if (!isLoaded || loaded.get(file) === 'loading') loaded.set(file, 'missing');
    whenLoaded();
  });
  return 'loading';
}

export type Machines = {
  readonly machines: Readonly<Record<string, AnyStateMachine>>;
  readonly walkerOf: typeof walkerOf;
};

let machines: Machines | 'loading' | 'missing' | null = null;

/** The machines of all flows, with what takes their steps. */
export function machineFile(whenLoaded: () => void): Machines | 'loading' | 'missing' {
  if (machines !== null) return machines;
  machines = 'loading';
  loadScript('machines.js', () => {
    if (machines === 'loading') machines = 'missing';
    whenLoaded();
  });
  return machines;
}

function loadScript(src: string, ended: (isLoaded: boolean) => void): void {
  const script = document.createElement('script');
  script.src = src;
  script.addEventListener('load', () => ended(true));
  script.addEventListener('error', () => ended(false));
  document.head.append(script);
}

/** Called by the scripts. */
Object.assign(globalThis, {
  atlasFlow: (file: string, data: FlowFile) => void loaded.set(file, data),
  atlasMachines: (all: Machines['machines'], walker: Machines['walkerOf']) => {
    machines = { machines: all, walkerOf: walker };
  },
});
