import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './console-fails.ts';

afterEach(cleanup);

/** jsdom lays nothing out, and dialogs look for controls that take up room: here all of them do. */
Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
