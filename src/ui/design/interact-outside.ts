import type { Dialog } from '@chakra-ui/react';

/** Focus that another dialog gives back on its way out is no request to close this one. */
const stay = (event: Event) => event.preventDefault();

/**
 * What is pressed in a dialog lies beside none, also where the library looks a frame later, when what was
 * pressed has been rendered anew.
 */
const stayIfInDialog = (event: Dialog.InteractOutsideEvent) => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[aria-modal]')) event.preventDefault();
};

/** What outside of a dialog does not close it. */
export const staysOpen = { onFocusOutside: stay, onInteractOutside: stayIfInDialog };
