/** Lets the browser handle input and paint before the next step. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
