/** A move may go back, and name the next move for the arrival there. */
export type Move = (goBack: (then?: Move) => void) => void;

/** Milliseconds. A browser may drop a step back, such as when the page navigates otherwise meanwhile. */
const LONGEST_WAY_BACK = 2_000;

/** Going back takes effect later: other moves wait, so that they start from its target. */
export function movesInTurn(back: () => void) {
  const waiting: Move[] = [];
  let next: Move | undefined;
  let goingBack = false;
  let ended = false;
  let steps = 0;
  const goBack = (then?: Move) => {
    next = then;
    goingBack = true;
    const step = (steps += 1);
    back();
    setTimeout(() => (step === steps ? giveUp() : undefined), LONGEST_WAY_BACK);
  };
  /** The move for the arrival is dropped, so that the next ones need not wait. */
  const giveUp = () => {
    next = undefined;
    arrive();
  };
  const arrive = (): boolean => {
    if (!goingBack || ended) return false;
    goingBack = false;
    if (next) waiting.unshift(next);
    next = undefined;
    proceed();
    return true;
  };
  const proceed = () => {
    while (!goingBack) {
      const move = waiting.shift();
      if (!move) return;
      move(goBack);
    }
  };
  return {
    add: (move: Move) => {
      waiting.push(move);
      proceed();
    },
    /** The page is unloading: a move now would cancel that. */
    end: () => {
      ended = true;
      goingBack = true;
    },
    /** Reports a change of the history; false when no pending move expected it. */
    arrive,
  };
}
