declare module 'virtual:charts' {
  export const drawnFlows: readonly import('#tools/inspector/core/drawn-flow.ts').DrawnFlow[];
  export const requirements: Readonly<Record<string, string>>;
}
