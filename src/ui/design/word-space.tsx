/** Keeps words of two elements apart for what reads them: at the end of the first, or the start of the second, it takes no room. */
export const WordSpace = () => <span> </span>;
