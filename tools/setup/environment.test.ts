import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('the environment', () => {
  test('needs nothing: the shop opens on this machine, with its desk', () => {
    expect(readEnvironment({}, '/shop')).toEqual({
      host: '127.0.0.1',
      port: 4173,
      databaseUrl: null,
      dataFolder: '/shop/data',
      desk: true,
      charts: true,
      site: { apiBaseUrl: '', mapTilesUrl: '', googleMapsKey: '' },
    });
  });

  test('counts an empty value as none', () => {
    expect(readEnvironment({ PORT: ' ', DATABASE_URL: '' }, '/shop').port).toBe(4173);
  });

  test.each([
    { HOST: '0.0.0.0', SUNDRY_DESK: '', desk: false },
    { HOST: '192.168.1.4', SUNDRY_DESK: '', desk: false },
    { HOST: 'localhost', SUNDRY_DESK: '', desk: true },
    { HOST: '::1', SUNDRY_DESK: '1', desk: true },
    { HOST: '127.0.0.1', SUNDRY_DESK: '0', desk: false },
  ])('opens the desk only where this machine alone reaches it: $HOST', ({ desk, ...variables }) => {
    expect(readEnvironment(variables, '/shop').desk).toBe(desk);
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
