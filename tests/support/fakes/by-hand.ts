/** Lets pending promises settle, and machines react to them. */
export const decisionsSettle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A question whose answers the test gives by hand, newest call first. */
export function answeredByHand<Asked, Answer>() {
  type Call = {
    readonly asked: Asked;
    readonly signal: AbortSignal | null;
    readonly answer: (given: Answer) => void;
  };
  const calls: Call[] = [];
  return {
    calls,
    ask: (asked: Asked, signal: AbortSignal | null = null) =>
      new Promise<Answer>((answer) => void calls.push({ asked, signal, answer })),
    /** Answers the newest call, or the call with that index. */
    async answers(given: Answer, number = calls.length - 1) {
      calls.at(number)?.answer(given);
      await decisionsSettle();
    },
  };
}
