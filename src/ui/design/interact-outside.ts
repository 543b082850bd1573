import type { Dialog } from '@chakra-ui/react';

/** Focus that another closing dialog restores must not dismiss this one. */
const stay = (event: Event) => event.preventDefault();

/**
 * A press inside any dialog is not outside. The library checks a frame later, when the pressed
 * element may have been re-rendered.
 */
const stayIfInDialog = (event: Dialog.InteractOutsideEvent) => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[aria-modal]')) event.preventDefault();
};

export const staysOpen = { onFocusOutside: stay, onInteractOutside: stayIfInDialog };
