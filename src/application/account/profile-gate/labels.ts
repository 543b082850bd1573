import { labelsOf } from '#application/kernel/labels-of.ts';
import type { profileGateMachine } from './machine.ts';

export const labels = labelsOf<typeof profileGateMachine>({});
