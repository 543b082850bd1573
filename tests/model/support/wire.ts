import { callName, type Endpoint } from '#contract/endpoint.ts';
import type { WireCall, WireEnding, WireOutcome } from '#tools/model/wire-call.ts';

/** How a server says no on the wire. */
export const refusal = (status: number, code: string, message: string): WireEnding => ({
  status,
  body: { message, errors: [{ code, message }] },
});

/** How a server answers what was asked. */
export const answering = (body: unknown): WireEnding => ({ status: 200, body });

/** What was asked for, as an outcome. */
export const answered = (body: unknown): WireOutcome<'answered'> => ({
  means: 'answered',
  ending: answering(body),
});

/** A refusal of which the adapter knows more than that it is one. */
export const refusedAs = <const Kind extends string>(
  kind: Kind,
  ending: WireEnding,
): WireOutcome<`failure: ${Kind}`> => ({ means: `failure: ${kind}`, ending });

/** What any call may come back with besides what was asked for. */
export const refused = refusedAs('refused', refusal(403, 'refused', 'The server says no.'));
export const signedOut = refusedAs(
  'signedOut',
  refusal(401, 'unauthorized', 'This token is not known.'),
);
export const unreachable = refusedAs('unreachable', 'html');

/** Every way in which a call to the server may fail. */
export const failures = { refused, signedOut, unreachable };

type Besides = Omit<WireCall, 'call' | 'outcomes'>;

/** The call that a capability makes, with its outcomes, and what it is asked to have its adapter read them. */
export const calling = <
  const Outcomes extends WireCall['outcomes'],
  const More extends Besides = Readonly<Record<never, never>>,
>(
  endpoints: Endpoint | readonly Endpoint[],
  outcomes: Outcomes,
  more?: More,
): More & { readonly call: readonly string[]; readonly outcomes: Outcomes } => ({
  ...(more as More),
  call: [endpoints].flat().map((endpoint: Endpoint) => callName(endpoint)),
  outcomes,
});

/** A customer as the wire tells of her. */
export const ASHA = {
  id: 1,
  f_name: 'Asha',
  l_name: 'Rao',
  email: 'asha@example.com',
  phone: '+12125550123',
};
