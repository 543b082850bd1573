import * as contract from '#contract/account.ts';
import type * as Authenticate from '#application/account/authenticate.types.ts';
import type { Authenticator } from '#application/account/authenticator.port.ts';
import { parsePhone } from '#domain/account/contact.ts';
import { parseIdentifier } from '#domain/account/credentials.ts';
import { parseId } from '#domain/kernel/id.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { Answer, HttpClient } from '#infrastructure/kernel/http-client.ts';

export function createHttpAuthenticator(http: HttpClient): Authenticator {
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

/** A 401 or a 429 here has a sentence for the customer: wrong password, locked for a while. */
const atTheDoor = (http: HttpClient): HttpClient => ({
  send: async (request) => asRefusal(await http.send(request)),
});

const asRefusal = (answer: Answer): Answer =>
  answer.kind === 'answered' && (answer.status === 401 || answer.status === 429)
    ? { ...answer, status: 403 }
    : answer;

function toSignIn({
  form,
  guestId,
  onCartConflict,
}: Authenticate.SignInCommand): contract.SignInRequest {
  const identifier = parseIdentifier(form.identifier);
  return {
    login_type: 'manual',
    email_or_phone: identifier?.value ?? form.identifier.trim(),
    field_type: identifier?.type ?? 'email',
    password: form.password,
    guest_id: parseId(guestId),
    on_cart_conflict: onCartConflict,
  };
}

const toSignUp = ({ form, guestId }: Authenticate.SignUpCommand): contract.SignUpRequest => ({
  f_name: form.firstName.trim(),
  l_name: form.lastName.trim(),
  email: form.email.trim(),
  phone: parsePhone(form.phone) ?? form.phone.trim(),
  password: form.password,
  ref_code: form.referralCode.trim() || null,
  guest_id: parseId(guestId),
});
