import { useEffect, useState } from 'react';

/** As many as pass at most until a dialog has hidden all else: one to be rendered, one for effects, one for itself. */
const FRAMES_TO_HIDE = 4;

type Turn = { readonly taken: true };
let current: Turn | null = null;

/** A dialog that comes while another one has not yet hidden all else waits for it. */
function takeTurn(): Turn | null {
  if (current) return null;
  const turn: Turn = { taken: true };
  current = turn;
  afterFrames(FRAMES_TO_HIDE, () => endTurn(turn));
  return turn;
}

function endTurn(turn: Turn): void {
  if (current === turn) current = null;
}

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : then()));
}

/**
 * A modal dialog hides all else from screen readers, some frames after it has opened. Two that open
 * together, such as one by the address and one because a place is missing, would each hide the other.
 */
export function useTurnToOpen(): boolean {
  const [turn, setTurn] = useState(takeTurn);
  useEffect(() => {
    // A dialog that closes before hides nothing any more.
    if (turn) return () => endTurn(turn);
    const tryAgain = () => {
      const taken = takeTurn();
      if (taken) setTurn(taken);
      else waiting = requestAnimationFrame(tryAgain);
    };
    let waiting = requestAnimationFrame(tryAgain);
    return () => cancelAnimationFrame(waiting);
  }, [turn]);
  return turn !== null;
}
