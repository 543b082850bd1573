export * from './configuration.ts';
export * from './drawn-flow.ts';
export * from './frames.ts';
export * from './log-file.ts';
