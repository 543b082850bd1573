import { useEffect, useState } from 'react';

/**
 * Maximum number of frames until a dialog has hidden the rest: render, effects, and its own frame.
 */
const FRAMES_TO_HIDE = 4;

type Turn = { readonly taken: true };
let current: Turn | null = null;

/** A dialog waits until the previous one has hidden the rest. */
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
 * A modal dialog hides the rest from screen readers a few frames after it opens. Two that open
 * together, such as one by the address and one for a missing place, would hide each other.
 */
export function useTurnToOpen(): boolean {
  const [turn, setTurn] = useState(takeTurn);
  useEffect(() => {
    // A dialog that closes early has nothing left to hide.
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
