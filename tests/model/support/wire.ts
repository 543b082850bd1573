import type { WireEnding } from '#tools/model/scene.ts';

/** How a shop says no on the wire. */
export const refusal = (status: number, code: string, message: string): WireEnding => ({
  status,
  body: { message, errors: [{ code, message }] },
});
