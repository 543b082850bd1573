export * from './album.ts';
export * from './browser-driver.ts';
export * from './patiently.ts';
export * from './person-in-chromium.ts';
