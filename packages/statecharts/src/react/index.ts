export * from './page-text.ts';
export * from './react-driver.tsx';
export * from './wire.ts';
