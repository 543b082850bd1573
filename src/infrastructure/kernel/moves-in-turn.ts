/** A move may go back and name what comes once the page is there. */
export type Move = (goBack: (then?: Move) => void) => void;

/** Going back takes effect later: whatever is asked meanwhile waits, so that it starts where back leads. */
export function movesInTurn(back: () => void) {
  const waiting: Move[] = [];
  let goingBack = false;
  let ended = false;
  const goBack = (then?: Move) => {
    if (then) waiting.unshift(then);
    goingBack = true;
    back();
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
    arrive: (): boolean => {
      if (!goingBack || ended) return false;
      goingBack = false;
      proceed();
      return true;
    },
  };
}
