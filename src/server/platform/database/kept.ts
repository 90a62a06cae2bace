// Reads that are built and compiled once, and run with other values each time: building one takes longer than most of
// them take to run.
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './connection.ts';

/** Stands in a compiled statement where a value goes. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A read by the values that it needs. `build` is called once for each database and sees places instead of the values:
 * it may pass them on to the statement, and must not look at them.
 */
export function kept<Given extends object, Row>(
  build: (db: Db, given: Given) => Compilable<Row>,
): (db: Db, given: Given) => Promise<readonly Row[]> {
  // A transaction shares its database's adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, given) => {
    const { adapter } = db.getExecutor();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a place passes for every value until the run
    const known = compiled.get(adapter) ?? build(db, PLACES as Given).compile();
    compiled.set(adapter, known);
    const parameters = known.parameters.map((value) =>
      value instanceof Place ? Reflect.get(given, value.name) : value,
    );
    return (await db.executeQuery<Row>({ ...known, parameters })).rows;
  };
}

/** A place for every name that is asked for. */
const PLACES: object = new Proxy({}, { get: (_target, name) => new Place(String(name)) });
