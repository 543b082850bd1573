export * from './react-driver.tsx';
export * from './wire.ts';
