import { expect, test } from 'vitest';
import * as contract from '#contract/account-codes.ts';
import { ok } from '#domain/kernel/result.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createContactVerifier, createPasswordRecovery } from './codes.api.ts';

const { signal } = new AbortController();
const PHONE = { type: 'phone', value: '+12125550123' } as const;

test('a code is asked for by its channel, and it is told when another may be (D-41)', async () => {
  const http = httpClientByHand({ message: 'Sent', resend_in: 45 });

  const answer = await createContactVerifier(http).send('email', signal);

  expect(answer).toEqual(ok({ resendIn: 45_000 }));
  expect(http.asked[0]).toMatchObject({
    path: contract.sendVerification.path,
    body: { verification_type: 'email' },
  });
});

test('a back end that does not say when has a minute', async () => {
  const http = httpClientByHand({ message: 'Sent' });

  expect(await createPasswordRecovery(http).send(PHONE, signal)).toEqual(ok({ resendIn: 60_000 }));
});

test('a password is reset with who it is, the code, and the password twice', async () => {
  const http = httpClientByHand({ message: 'Changed' });
  const reset = { identifier: PHONE, code: '012345', password: 'sundry124' };

  expect(await createPasswordRecovery(http).reset(reset, signal)).toEqual(ok({ said: 'Changed' }));
  expect(http.asked[0]).toMatchObject({
    method: 'PUT',
    path: contract.resetPassword.path,
    body: {
      verification_method: 'phone',
      phone: '+12125550123',
      reset_token: '012345',
      password: 'sundry124',
      confirm_password: 'sundry124',
    },
  });
});
