import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './console-fails.ts';
import { PATIENCE_MILLISECONDS } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE_MILLISECONDS });

afterEach(cleanup);

/** jsdom lays nothing out, and dialogs look for controls that take up room: here all of them do. */
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
