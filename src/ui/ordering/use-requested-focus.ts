import { useEffect } from 'react';
import * as select from '#application/ordering/selling.selectors.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { fieldId } from './field-id.ts';

/** Focuses the field that the checkout machine requests. */
export function useRequestedFocus(checkout: select.FocusingActor): void {
  const request = useSelector(checkout, select.requestedFocus<select.Focus>);
  useEffect(() => {
    if (request) document.getElementById(fieldId(request.field))?.focus();
  }, [request]);
}
