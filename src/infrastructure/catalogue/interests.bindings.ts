import { interestsMachine, slots } from '#application/catalogue/interests/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { NAVIGATOR } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { INTERESTS_DEPS } from './interests-deps.bindings.ts';
import { createInterestsGateway } from './interests.api.ts';

export const INTERESTS = service((get) => {
  const gateway = createInterestsGateway(get(INTERESTS_DEPS));
  const navigator = get(NAVIGATOR);
  return provide(interestsMachine, slots, {
    actors: {
      readInterests: fromCall(gateway.read),
      saveInterests: fromCall(gateway.save),
    },
    effects: {
      saveSkip: () => void gateway.skip(),
      goHome: () => navigator.go(paths.home(), { replace: true }),
    },
  });
});
