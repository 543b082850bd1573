import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPicture, updateProfile } from '#contract/account-profile.ts';
import { readProfile, signIn as signInCall, signUp } from '#contract/account.ts';
import { pathOf } from '#contract/endpoint.ts';
import { LARGEST_FILE } from '#domain/kernel/image-file.ts';
import { DAY } from '#domain/kernel/instant.ts';
import { purge } from '#server/purge.ts';
import { namesIn } from '#tests/support/files.ts';
import { aPicture } from '#tests/support/pictures.ts';
import {
  aSignUp,
  createTestApp,
  NOON,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
afterAll(() => server.close());
beforeEach(() => server.setNow(NOON));

const PASSWORD = 'correct-horse-1';

async function aCustomer() {
  const person = aSignUp();
  const { body } = await server.post(signUp.path, person);
  await server.db
    .updateTable('customer')
    .set({ email_verified: true, phone_verified: true })
    .where('email', '=', person.email)
    .execute();
  return { ...person, token: body.token as string };
}

type Fields = Readonly<Record<string, string | Blob>>;

/** Saves as a multipart form, as browsers do. */
async function save(token: string | null, fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const whole = new Response(form);
  const response = await server.request(updateProfile.path, {
    method: 'POST',
    headers: {
      'Content-Type': whole.headers.get('Content-Type') ?? '',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: await whole.arrayBuffer(),
  });
  return { status: response.status, body: await response.json() };
}
const codesOf = ({ body }: Pick<TestAnswer, 'body'>): readonly string[] =>
  body.errors.map(({ code }: { readonly code: string }) => code);
const profileOf = async (token: string): Promise<TestAnswer['body']> =>
  (await server.get(readProfile.path, { token })).body;
const signIn = (email_or_phone: string, password: string) =>
  server.post(signInCall.path, { email_or_phone, password });
const filesLeft = async () => (await namesIn(server.context.files)).length;
const pictureOf = async (shade = 1) => new Blob([await aPicture(shade)], { type: 'image/png' });

describe('a customer who changes their profile', () => {
  test('gets the new names and a confirmation; the rest stays [ACC-16] (D-45)', async () => {
    const { token, email, phone } = await aCustomer();

    const { status, body } = await save(token, { f_name: ' Grace ', l_name: 'Hopper' });

    expect([status, body]).toEqual([200, { message: 'Your profile is saved' }]);
    expect(await profileOf(token)).toMatchObject({
      ...{ f_name: 'Grace', l_name: 'Hopper', email, phone },
      ...{ is_email_verified: 1, is_phone_verified: 1 },
    });
  });

  test('may send a whole name as other clients do, with an empty last name', async () => {
    const { token } = await aCustomer();

    await save(token, { name: 'Grace Brewster Hopper', button_type: 'profile' });
    expect(await profileOf(token)).toMatchObject({ f_name: 'Grace', l_name: 'Brewster Hopper' });
    await save(token, { l_name: '' });
    expect(await profileOf(token)).toMatchObject({ f_name: 'Grace', l_name: '' });
  });

  test('has an unverified contact after changing e-mail or phone (D-45)', async () => {
    const { token, email } = await aCustomer();
    const other = aSignUp();

    await save(token, { email: email.toUpperCase() });
    expect(await profileOf(token)).toMatchObject({ email, is_email_verified: 1 });
    await save(token, { email: other.email, current_password: PASSWORD });
    expect(await profileOf(token)).toMatchObject({ is_email_verified: 0, is_phone_verified: 1 });
    await save(token, {
      phone: other.phone.replace('+1', '+1 (') + ')',
      current_password: PASSWORD,
    });

    expect(await profileOf(token)).toMatchObject({
      ...{ email: other.email, phone: other.phone },
      ...{ is_email_verified: 0, is_phone_verified: 0 },
    });
    expect((await signIn(other.email, PASSWORD)).body).toMatchObject({ is_email_verified: 0 });
  });

  test('keeps markup as plain text', async () => {
    const { token } = await aCustomer();

    await save(token, { f_name: '<img src=x onerror=alert(1)>' });

    expect((await profileOf(token)).f_name).toBe('<img src=x onerror=alert(1)>');
  });

  test.each([
    { fields: { f_name: ' ' }, codes: ['f_name'] },
    { fields: { f_name: 'x'.repeat(101) }, codes: ['f_name'] },
    { fields: { email: 'nowhere', phone: '12' }, codes: ['email', 'phone'] },
    { fields: { email: '' }, codes: ['email'] },
    { fields: { password: 'short', current_password: PASSWORD }, codes: ['password'] },
    { fields: { remove_image: 'perhaps' }, codes: ['remove_image'] },
  ])('is told which of the fields is wrong: $fields', async ({ fields, codes }) => {
    const { token } = await aCustomer();
    const before = await profileOf(token);

    const refused = await save(token, fields);

    expect([refused.status, codesOf(refused)]).toEqual([403, codes]);
    expect(await profileOf(token)).toEqual(before);
  });

  test('cannot take another’s e-mail or phone, which stay theirs', async () => {
    const [ada, eve] = [await aCustomer(), await aCustomer()];

    const refused = await save(eve.token, {
      f_name: 'Eve',
      email: ada.email.toUpperCase(),
      phone: ada.phone,
      current_password: PASSWORD,
    });

    expect([refused.status, codesOf(refused)]).toEqual([403, ['email', 'phone']]);
    expect((await profileOf(eve.token)).f_name).toBe('Ada');
    expect(await profileOf(ada.token)).toMatchObject({ email: ada.email, phone: ada.phone });
  });

  test('competes for an e-mail with another: one of them gets it', async () => {
    const [one, two] = [await aCustomer(), await aCustomer()];
    const fields = { email: aSignUp().email, current_password: PASSWORD };

    const both = await Promise.all([save(one.token, fields), save(two.token, fields)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(codesOf(both.find(({ status }) => status === 403)!)).toEqual(['email']);
  });

  test('must be signed in', async () => {
    expect((await save(null, { f_name: 'Eve' })).status).toBe(401);
  });

  test.each(['multipart/form-data', 'text/plain'])(
    'gets an error for %s, which is no form',
    async (type) => {
      const { token } = await aCustomer();
      const response = await server.request(updateProfile.path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
        body: '{"f_name":"Eve"}',
      });

      expect(response.status).toBe(403);
    },
  );

  test('may send JSON with texts only, as other clients do', async () => {
    const { token } = await aCustomer();

    const saved = await server.post(updateProfile.path, { f_name: 'Eve' }, { token });
    const broken = await server.post(updateProfile.path, '{"f_name":', { token });

    expect([saved.status, broken.status]).toEqual([200, 403]);
    expect((await profileOf(token)).f_name).toBe('Eve');
  });
});

describe.each([
  { what: 'e-mail', fields: (): Fields => ({ email: aSignUp().email }) },
  { what: 'phone', fields: (): Fields => ({ phone: aSignUp().phone }) },
  { what: 'password', fields: (): Fields => ({ password: 'battery-staple-2' }) },
])('a new $what', ({ fields }) => {
  test.each([{}, { current_password: '' }, { current_password: 'wrong-horse-1' }])(
    'is not set with %s (D-117)',
    async (given) => {
      const { token, email } = await aCustomer();
      const before = await profileOf(token);

      const refused = await save(token, { f_name: 'Eve', ...fields(), ...given });

      expect([refused.status, codesOf(refused)]).toEqual([403, ['current_password']]);
      expect(await profileOf(token)).toEqual(before);
      expect((await signIn(email, PASSWORD)).status).toBe(200);
    },
  );

  test('may be sent again after a lost answer', async () => {
    const { token } = await aCustomer();
    const whole = { ...fields(), current_password: PASSWORD };
    await save(token, whole);

    expect((await save(token, whole)).status).toBe(200);
  });

  test('cannot be guessed: after five wrong attempts there is a pause', async () => {
    const { token } = await aCustomer();
    for (const guess of ['a', 'b', 'c', 'd', 'e'])
      await save(token, { ...fields(), current_password: guess });

    const locked = await save(token, { ...fields(), current_password: PASSWORD });

    expect(locked.status).toBe(429);
  });
});

describe('a new password', () => {
  const NEXT = 'battery-staple-2';

  test('requires the current one, and ends all other sessions [ACC-16]', async () => {
    const { token, email } = await aCustomer();
    const elsewhere = (await signIn(email, PASSWORD)).body.token as string;

    expect((await save(token, { password: NEXT, current_password: PASSWORD })).status).toBe(200);

    expect((await signIn(email, NEXT)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(403);
    expect((await server.get(readProfile.path, { token })).status).toBe(200);
    expect((await server.get(readProfile.path, { token: elsewhere })).status).toBe(401);
  });
});

describe('a picture', () => {
  const picture = async (address: string) => {
    const response = await server.request(address, {});
    return { response, bytes: await response.arrayBuffer() };
  };

  test('is re-encoded as a small JPEG, at the address in the profile [ACC-14]', async () => {
    const { token } = await aCustomer();
    const wide = await sharp({
      create: { width: 1_600, height: 900, channels: 3, background: '#4a7' },
    })
      .withExif({ IFD0: { Copyright: 'Ada at home' } })
      .jpeg()
      .toBuffer();

    const { status } = await save(token, { image: new Blob([new Uint8Array(wide)]) });

    expect(status).toBe(200);
    const { image_full_url } = await profileOf(token);
    const { response, bytes } = await picture(image_full_url);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const stored = await sharp(bytes).metadata();
    expect([stored.format, stored.width, stored.exif]).toEqual(['jpeg', 512, undefined]);
  });

  test('replaces the previous one, which is deleted', async () => {
    const { token } = await aCustomer();
    const before = await filesLeft();
    await save(token, { image: await pictureOf(1) });
    const { image_full_url: old } = await profileOf(token);

    await save(token, { image: await pictureOf(2) });

    expect((await profileOf(token)).image_full_url).not.toBe(old);
    expect((await picture(old)).response.status).toBe(404);
    expect(await filesLeft()).toBe(before + 1);
  });

  test('survives the purge while it is in use, and is deleted when the customer removes it', async () => {
    const { token } = await aCustomer();
    const before = await filesLeft();
    await save(token, { image: await pictureOf() });
    await purge(server.context, new Date(Date.parse(NOON) + 7 * DAY));
    const { image_full_url } = await profileOf(token);
    expect((await picture(image_full_url)).response.status).toBe(200);

    await save(token, { remove_image: '1' });

    expect((await profileOf(token)).image_full_url).toBeNull();
    expect(await filesLeft()).toBe(before);
  });

  test.each([
    {
      what: 'a page of the web that is called a picture',
      file: () => new File(['<html><script>alert(1)</script>'], 'me.png', { type: 'image/png' }),
      refusal: [403, 'image_type'],
    },
    {
      what: 'a picture that is cut off',
      file: async () => new Blob([(await aPicture(1)).slice(0, 60)], { type: 'image/png' }),
      refusal: [403, 'image_broken'],
    },
    {
      what: 'a file of a byte more than 2 MB',
      file: () => new Blob([new Uint8Array(LARGEST_FILE + 1)], { type: 'image/png' }),
      refusal: [413, 'image_too_large'],
    },
    {
      what: 'a file of 20 MB',
      file: () => new Blob([new Uint8Array(20 * 1024 * 1024)], { type: 'image/png' }),
      refusal: [413, 'image_too_large'],
    },
  ])('is not $what; then nothing of the form is saved', async ({ file, refusal }) => {
    const { token } = await aCustomer();
    const before = await filesLeft();

    const refused = await save(token, { f_name: 'Eve', image: await file() });

    expect([refused.status, ...codesOf(refused)]).toEqual(refusal);
    expect((await profileOf(token)).f_name).toBe('Ada');
    expect(await filesLeft()).toBe(before);
  });

  test('that was not chosen is none: browsers send an empty file', async () => {
    const { token } = await aCustomer();

    expect((await save(token, { image: new File([], '') })).status).toBe(200);
    expect((await profileOf(token)).image_full_url).toBeNull();
  });

  test('exposes no other file of the storage, and the answer is not cached', async () => {
    const name = await server.context.files.put(await aPicture(3));

    const { response } = await picture(pathOf(readPicture, { name }));

    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    await server.context.files.delete(name);
  });
});
