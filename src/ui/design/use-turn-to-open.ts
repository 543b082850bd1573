import { useEffect, useState } from 'react';

/** As many as pass at most until a dialog has hidden all else: one to be drawn, one for effects, one for itself. */
const FRAMES_TO_HIDE = 4;

let isTaken = false;

/** A dialog that comes while another one has not yet hidden all else waits for it. */
function takeTurn(): boolean {
  if (isTaken) return false;
  isTaken = true;
  afterFrames(FRAMES_TO_HIDE, () => {
    isTaken = false;
  });
  return true;
}

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : then()));
}

/**
 * A modal dialog hides all else from screen readers, some frames after it has opened. Two that open
 * together, such as one by the address and one because a place is missing, would each hide the other.
 */
export function useTurnToOpen(): boolean {
  const [isOpen, open] = useState(takeTurn);
  useEffect(() => {
    if (isOpen) return undefined;
    const tryAgain = () => {
      if (takeTurn()) open(true);
      else waiting = requestAnimationFrame(tryAgain);
    };
    let waiting = requestAnimationFrame(tryAgain);
    return () => cancelAnimationFrame(waiting);
  }, [isOpen]);
  return isOpen;
}
