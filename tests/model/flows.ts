import type { Flow } from '#tools/model/flow.ts';
import { sessionFlow } from './account/session.scenario.ts';

/** Every flow of the application. A test holds this list against the machines. */
export const flows: readonly Flow[] = [sessionFlow].map((flow) => flow as unknown as Flow);
