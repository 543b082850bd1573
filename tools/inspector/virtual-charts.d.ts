declare module 'virtual:charts' {
  export const sheets: readonly import('#tools/inspector/core/flow-sheet.ts').FlowSheet[];
  export const requirements: Readonly<Record<string, string>>;
}
