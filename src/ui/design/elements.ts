import type { ReactElement } from 'react';

/**
 * Elements, never bare text, for conditional children. A browser's translator removes text nodes,
 * and React can then neither remove nor update them, nor insert before them.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
