import { callName, type Endpoint } from '#contract/endpoint.ts';
import type { WireCall, WireEnding, WireOutcome } from '@sundry/statecharts';

export const refusal = (status: number, code: string, message: string): WireEnding => ({
  status,
  body: { message, errors: [{ code, message }] },
});

export const answering = (body: unknown): WireEnding => ({ status: 200, body });

export const answered = (body: unknown): WireOutcome<'answered'> => ({
  means: 'answered',
  ending: answering(body),
});

/** A refusal that the adapter reads as a kind of its own. */
export const refusedAs = <const Kind extends string>(
  kind: Kind,
  ending: WireEnding,
): WireOutcome<`failure: ${Kind}`> => ({ means: `failure: ${kind}`, ending });

export const refused = refusedAs('refused', refusal(403, 'refused', 'The server says no.'));
export const signedOut = refusedAs(
  'signedOut',
  refusal(401, 'unauthorized', 'This token is not known.'),
);
export const unreachable = refusedAs('unreachable', 'html');

export const failures = { refused, signedOut, unreachable };

type Besides = Omit<WireCall, 'call' | 'outcomes'>;

/** The call of a capability with its outcomes, and the input with which its adapter reads them. */
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

export const ASHA = {
  id: 1,
  f_name: 'Asha',
  l_name: 'Rao',
  email: 'asha@example.com',
  phone: '+12125550123',
};
