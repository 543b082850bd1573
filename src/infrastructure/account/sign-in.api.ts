import * as contract from '#contract/account.ts';
import type * as Authenticate from '#application/account/authenticate/machine.ts';
import type { Authenticator } from '#application/account/authenticator.port.ts';
import { parseId } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { Answer, HttpClient } from '#infrastructure/kernel/http-client.ts';

export function createAuthenticator(http: HttpClient): Authenticator {
  const door = atTheDoor(http);
  return {
    async signIn(command) {
      const answer = await call(door, contract.signIn, { body: toSignIn(command), quiet: true });
      if (answer.ok) return ok({ token: answer.value.token });
      const { failure } = answer;
      return failure.kind === 'refused' && failure.code === 'cart_conflict'
        ? refuse({ kind: 'cartsConflict' } as const)
        : answer;
    },
    async signUp(command) {
      const answer = await call(door, contract.signUp, { body: toSignUp(command), quiet: true });
      return answer.ok ? ok({ token: answer.value.token }) : answer;
    },
    revoke(token) {
      const headers = { Authorization: `Bearer ${token}` };
      void call(http, contract.signOut, { headers, keepalive: true, quiet: true }).catch(() => {});
    },
  };
}

/** A 401 or a 429 of signing in has a sentence for the customer: wrong password, or locked for a while. */
const atTheDoor = (http: HttpClient): HttpClient => ({
  send: async (request) => asRefusal(await http.send(request)),
});

const asRefusal = (answer: Answer): Answer =>
  answer.kind === 'answered' && (answer.status === 401 || answer.status === 429)
    ? { ...answer, status: 403 }
    : answer;

const toSignIn = ({
  signIn: { identifier, password },
  guestId,
  onCartConflict,
}: Authenticate.SignInCommand): contract.SignInRequest => ({
  login_type: 'manual',
  email_or_phone: identifier.value,
  field_type: identifier.type,
  password,
  guest_id: parseId(guestId),
  on_cart_conflict: onCartConflict,
});

const toSignUp = ({ signUp, guestId }: Authenticate.SignUpCommand): contract.SignUpRequest => ({
  f_name: signUp.firstName,
  l_name: signUp.lastName,
  email: signUp.email,
  phone: signUp.phone,
  password: signUp.password,
  ref_code: signUp.referralCode,
  guest_id: parseId(guestId),
});
