import type { ReactElement } from 'react';

/**
 * What may stand beside others, or in their place: elements, no bare text. A translator of the browser takes text nodes
 * out of the page; React can then neither remove nor update them, nor insert anything before them.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
