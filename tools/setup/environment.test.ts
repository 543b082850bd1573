import { describe, expect, test } from 'vitest';
import { readEnvironment, type Variables } from './environment.ts';

describe('the environment', () => {
  test('needs nothing: the app opens on this machine, with its desk', () => {
    expect(readEnvironment({}, '/shop')).toEqual({
      host: '127.0.0.1',
      port: 4173,
      databaseUrl: null,
      dataFolder: '/shop/data',
      filesFolder: '/shop/data/files',
      desk: { token: expect.stringMatching(/^[\w-]{32}$/) as string },
      exampleData: true,
      simulatedGateway: true,
      trustedProxies: 0,
      limitFactor: 1,
      requestLog: false,
      corsOrigins: [],
      workers: 1,
      charts: true,
      site: { apiBaseUrl: '', mapTilesUrl: '', googleMapsKey: '' },
    });
  });

  test('has several processes answer where they share a PostgreSQL', () => {
    const shared = { DATABASE_URL: 'postgres://shop@db/shop', SUNDRY_WORKERS: '4' };

    expect(readEnvironment(shared, '/shop').workers).toBe(4);
  });

  test.each([
    ['', 0],
    ['0', 0],
    ['1', 1],
    ['3', 3],
  ])('counts the proxies in front: "%s"', (given, trustedProxies) => {
    expect(readEnvironment({ SUNDRY_TRUST_PROXY: given }, '/shop')).toMatchObject({
      trustedProxies,
    });
  });

  test('counts an empty value as none', () => {
    expect(readEnvironment({ PORT: ' ', DATABASE_URL: '' }, '/shop').port).toBe(4173);
  });

  test('makes the token of the desk anew at each start, unless it is given', () => {
    const tokenOf = (variables: Variables) => readEnvironment(variables, '/shop').desk?.token;

    expect(tokenOf({})).not.toBe(tokenOf({}));
    expect(tokenOf({ SUNDRY_DESK_TOKEN: 'sixteen-or-longer' })).toBe('sixteen-or-longer');
  });

  test.each([
    { SUNDRY_DESK: '', SUNDRY_EXAMPLE_DATA: '', desk: false, exampleData: false },
    { SUNDRY_DESK: '1', SUNDRY_EXAMPLE_DATA: '1', desk: true, exampleData: true },
  ])(
    'has neither desk nor example data on a PostgreSQL unless each is asked for: "$SUNDRY_DESK"',
    ({ desk, exampleData, ...variables }) => {
      const asked = { ...variables, DATABASE_URL: 'postgres://shop@db/shop' };
      const environment = readEnvironment(asked, '/shop');

      expect(environment.desk !== null).toBe(desk);
      expect(environment.exampleData).toBe(exampleData);
    },
  );

  test('for production has neither desk nor example data unless asked for, and tells of each request', () => {
    const production = (variables: Variables) => readEnvironment(variables, '/shop', 'serve');

    expect(production({})).toMatchObject({ desk: null, exampleData: false, requestLog: true });
    expect(
      production({ SUNDRY_DESK: '1', SUNDRY_EXAMPLE_DATA: '1', SUNDRY_LOG: '0' }),
    ).toMatchObject({ desk: {}, exampleData: true, requestLog: false });
  });

  test.each<[string, Variables, 'start' | 'serve', boolean]>([
    ['the example on this machine', {}, 'start', true],
    ['the example, where it is unwanted', { SUNDRY_SIMULATED_GATEWAY: '0' }, 'start', false],
    ['a PostgreSQL', { DATABASE_URL: 'postgres://shop@db/shop' }, 'start', false],
    ['production', {}, 'serve', false],
    ['production with example data', { SUNDRY_EXAMPLE_DATA: '1' }, 'serve', false],
    ['production that asks for it', { SUNDRY_SIMULATED_GATEWAY: '1' }, 'serve', true],
  ])('simulates a payment gateway for the example alone, or by name: %s', (_, given, as, is) => {
    expect(readEnvironment(given, '/shop', as).simulatedGateway).toBe(is);
  });

  test.each([
    { HOST: '0.0.0.0', SUNDRY_DESK: '', desk: false },
    { HOST: '192.168.1.4', SUNDRY_DESK: '', desk: false },
    { HOST: 'localhost', SUNDRY_DESK: '', desk: true },
    { HOST: '::1', SUNDRY_DESK: '1', desk: true },
    { HOST: '127.0.0.1', SUNDRY_DESK: '0', desk: false },
  ])('opens the desk only where this machine alone reaches it: $HOST', ({ desk, ...variables }) => {
    expect(readEnvironment(variables, '/shop').desk !== null).toBe(desk);
  });

  test.each([
    { HOST: '0.0.0.0', VITE_CHARTS: '', charts: false },
    { HOST: '0.0.0.0', VITE_CHARTS: '1', charts: true },
    { HOST: 'localhost', VITE_CHARTS: '', charts: true },
    { HOST: 'localhost', VITE_CHARTS: '0', charts: false },
  ])(
    'builds the inspector in on this machine, and elsewhere when asked: $HOST, "$VITE_CHARTS"',
    ({ charts, ...variables }) => {
      expect(readEnvironment(variables, '/shop').charts).toBe(charts);
    },
  );

  test.each([
    { PORT: 'http' },
    { PORT: '70000' },
    { PORT: '-1' },
    { PORT: '80.5' },
    { HOST: 'http://x' },
    { HOST: '0.0.0.0', SUNDRY_DESK: '1' },
    { SUNDRY_DESK: 'yes' },
    { SUNDRY_DESK_TOKEN: 'short' },
    { SUNDRY_EXAMPLE_DATA: 'yes' },
    { SUNDRY_SIMULATED_GATEWAY: 'yes' },
    { SUNDRY_TRUST_PROXY: 'yes' },
    { SUNDRY_TRUST_PROXY: '-1' },
    { SUNDRY_TRUST_PROXY: '10' },
    { SUNDRY_CORS_ORIGINS: 'https://shop.example/path' },
    { SUNDRY_LIMIT_FACTOR: '0' },
    { SUNDRY_WORKERS: '0' },
    { SUNDRY_WORKERS: 'many' },
    { DATABASE_URL: '', SUNDRY_WORKERS: '2' },
    { VITE_CHARTS: 'on' },
    { DATABASE_URL: 'mysql://x' },
    { DATABASE_URL: 'postgres' },
    { VITE_API_BASE_URL: 'shop.example' },
    { VITE_MAP_TILES_URL: 'https://tiles.example' },
    { VITE_GOOGLE_MAPS_API_KEY: '<key>' },
  ])('refuses what cannot be meant in one sentence that names it: %o', (variables) => {
    const name = Object.keys(variables).at(-1) ?? '';

    expect(() => readEnvironment(variables, '/shop')).toThrow(
      new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`),
    );
  });
});
