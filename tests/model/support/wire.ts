import type { WireEnding } from '#tools/model/fixture.ts';

/** How a shop says no on the wire. */
export const refusal = (status: number, code: string, message: string): WireEnding => ({
  status,
  body: { message, errors: [{ code, message }] },
});

/** How a shop answers what was asked. */
export const answering = (body: unknown): WireEnding => ({ status: 200, body });

/** A customer as the wire tells of her. */
export const ASHA = {
  id: 1,
  f_name: 'Asha',
  l_name: 'Rao',
  email: 'asha@example.com',
  phone: '+12125550123',
};
