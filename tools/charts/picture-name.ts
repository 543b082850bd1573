/** The file in docs/charts that shows the inside of a state; of the whole machine, when it is empty. */
export const pictureName = (base: string, parent: string): string =>
  parent === '' ? `${base}.svg` : `${base}--${parent.replaceAll('.', '-')}.svg`;
