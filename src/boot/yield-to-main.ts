/** Lets the browser answer to a thumb, and draw, before what comes next. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
