declare module 'virtual:charts' {
  export const drawnFlows: readonly import('@sundry/statecharts/log').DrawnFlow[];
  export const requirements: Readonly<Record<string, string>>;
}
