import { wordsOf } from '#application/kernel/words-of.ts';
import type { profileGateMachine } from './profile-gate.machine.ts';

export const words = wordsOf<typeof profileGateMachine>({
  guards: { isSignedIn: 'the visitor has signed in' },
});
