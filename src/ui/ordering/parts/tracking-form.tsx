import type { ComponentProps } from 'react';
import * as select from '#application/ordering/tracking.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { ClaimForm } from './claim-form.tsx';
import type { Elements } from '#ui/design/elements.ts';

type Props = Pick<ComponentProps<typeof ClaimForm>, 'idName' | 'texts'> & {
  readonly tracking: select.TrackingActor;
  readonly children?: Elements;
};

export function TrackingForm({ tracking, idName, texts, children }: Props) {
  const phoneIsNeeded = useSelector(tracking, select.phoneIsNeeded);
  return (
    <ClaimForm
      form={useSelector(tracking, select.formOf)}
      errors={useSelector(tracking, select.fieldErrorsOf)}
      phoneIsNeeded={phoneIsNeeded}
      isBusy={useSelector(tracking, (snapshot) => select.viewOf(snapshot) === 'finding')}
      isMissing={useSelector(tracking, select.isMissing)}
      failure={useSelector(tracking, select.searchFailure)}
      texts={texts}
      idName={idName}
      onId={(text) => tracking.send({ type: 'number.type', text })}
      onPhone={(text) => tracking.send({ type: 'phone.type', text })}
      onFind={() => tracking.send({ type: 'search.submit' })}
    >
      {phoneIsNeeded ? children : null}
    </ClaimForm>
  );
}
