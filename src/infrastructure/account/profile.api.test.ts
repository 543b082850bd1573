import { expect, test } from 'vitest';
import { updateProfile } from '#contract/account-profile.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createProfileKeeper } from './profile.api.ts';

const { signal } = new AbortController();

test('a profile is saved as a form of what has been changed, with its picture [ACC-16] (D-45)', async () => {
  const http = httpClientByHand({ message: 'All saved' });
  const picture = new File(['picture'], 'me.png', { type: 'image/png' });

  const answer = await createProfileKeeper(http).save(
    { firstName: 'Usha', lastName: '', currentPassword: 'old', password: 'sundry124', picture },
    signal,
  );

  expect(answer).toEqual({ ok: true, value: { said: 'All saved' } });
  expect(http.asked[0]).toMatchObject({ method: 'POST', path: updateProfile.path });
  const body = http.asked[0]?.body as FormData;
  expect(Object.fromEntries([...body].filter(([name]) => name !== 'image'))).toEqual({
    f_name: 'Usha',
    l_name: '',
    password: 'sundry124',
    current_password: 'old',
  });
  expect(body.get('image')).toMatchObject({ name: 'me.png', type: 'image/png', size: 7 });
});

test('a profile without its picture says so, and sends no file', async () => {
  const http = httpClientByHand({ message: 'All saved' });

  await createProfileKeeper(http).save({ picture: 'none' }, signal);

  const body = http.asked[0]?.body as FormData;
  expect([...body]).toEqual([['remove_image', '1']]);
});
