/** A broken promise between parts of our own code: never shown, never handled, always fixed. */
export class Defect extends Error {
  override readonly name = 'Defect';
}

export function unreachable(impossible: never): never {
  throw new Defect(`Unreachable case: ${JSON.stringify(impossible)}`);
}
