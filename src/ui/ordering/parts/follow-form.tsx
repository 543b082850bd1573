import type { ComponentProps } from 'react';
import * as select from '#application/ordering/follow.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { ClaimForm } from './claim-form.tsx';
import type { Elements } from '#ui/design/elements.ts';

type Props = Pick<ComponentProps<typeof ClaimForm>, 'idName' | 'words'> & {
  readonly follow: select.FollowActor;
  /** Below the form of a guest. */
  readonly children?: Elements;
};

/** Which one is to be followed? */
export function FollowForm({ follow, idName, words, children }: Props) {
  const phoneIsNeeded = useSelector(follow, select.phoneIsNeeded);
  return (
    <ClaimForm
      form={useSelector(follow, select.formOf)}
      errors={useSelector(follow, select.fieldErrorsOf)}
      phoneIsNeeded={phoneIsNeeded}
      isBusy={useSelector(follow, (snapshot) => select.viewOf(snapshot) === 'finding')}
      isMissing={useSelector(follow, select.isMissing)}
      failure={useSelector(follow, select.searchFailure)}
      words={words}
      idName={idName}
      onId={(text) => follow.send({ type: 'number.type', text })}
      onPhone={(text) => follow.send({ type: 'phone.type', text })}
      onFind={() => follow.send({ type: 'search.submit' })}
    >
      {phoneIsNeeded ? children : null}
    </ClaimForm>
  );
}
