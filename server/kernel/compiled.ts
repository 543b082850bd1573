import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

type Arguments = readonly (string | number | null)[];

/**
 * A query that is built and compiled once, as that costs as much as sending a large one. The arguments must reach the
 * query as parameters, and must not decide its shape.
 */
export function compiled<const Given extends Arguments, Row>(
  build: (db: Db, ...given: Given) => Compilable<Row>,
): (db: Db, ...given: Given) => Promise<readonly Row[]> {
  let known: CompiledQuery<Row> | null = null;
  return async (db, ...given) => {
    known ??= build(db, ...(given.map((_, at) => new Slot(at)) as never)).compile();
    const parameters = known.parameters.map((one) => (one instanceof Slot ? given[one.at] : one));
    const { rows } = await db.executeQuery<Row>({ ...known, parameters });
    return rows;
  };
}

/** Place of an argument among the parameters. */
class Slot {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}
