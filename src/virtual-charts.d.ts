declare module 'virtual:charts' {
  export const sheets: readonly import('#application/charts/flow-sheet.ts').FlowSheet[];
  export const requirements: Readonly<Record<string, string>>;
}
