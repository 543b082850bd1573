/** A move may go back and name what comes once the page is there. */
export type Move = (goBack: (then?: Move) => void) => void;

/** Milliseconds. A browser may drop a step back, such as when the page is moved otherwise meanwhile. */
const LONGEST_WAY_BACK = 2_000;

/** Going back takes effect later: whatever is asked meanwhile waits, so that it starts where back leads. */
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
  /** What was to come once the page is there does not come: nothing else waits for it any longer. */
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
    /** The page is left for good: a move now would call that off. */
    end: () => {
      ended = true;
      goingBack = true;
    },
    /** Takes note that the history moved; false where no move of ours waited for that. */
    arrive,
  };
}
