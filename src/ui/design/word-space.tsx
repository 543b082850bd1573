/**
 * Separates words of adjacent elements for screen readers and copied text; takes no visible room.
 */
export const WordSpace = () => <span> </span>;
