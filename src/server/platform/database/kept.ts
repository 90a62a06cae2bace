// Reads that are built and compiled once, and run with other values each time: building one takes longer than most of
// them take to run.
import {
  sql,
  SqliteAdapter,
  type Compilable,
  type CompiledQuery,
  type DialectAdapter,
} from 'kysely';
import type { Db } from './connection.ts';

/** An engine that can answer in its caller's thread: handing its connection out and back takes longer than a read. */
export interface AnswersAtOnce {
  /** Undefined while somebody else has the connection: whoever asks waits for its turn. */
  readAtOnce<Row>(query: CompiledQuery<Row>): readonly Row[] | undefined;
}

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
    const known = compiled.get(adapter) ?? build(db, placesOn(adapter) as Given).compile();
    compiled.set(adapter, known);
    const parameters = known.parameters.map((value) =>
      value instanceof Place ? Reflect.get(given, value.name) : value,
    );
    const query = { ...known, parameters };
    const rows = answersAtOnce(adapter) ? adapter.readAtOnce<Row>(query) : undefined;
    return rows ?? (await db.executeQuery<Row>(query)).rows;
  };
}

function answersAtOnce(adapter: DialectAdapter): adapter is DialectAdapter & AnswersAtOnce {
  return 'readAtOnce' in adapter;
}

/** A place for every name that is asked for. */
const PLACES = placesBy((place) => place);

/** SQLite plans a statement anew whenever it is given its values, which takes longer than running it; selected ones it lets be. */
const SELECTED_PLACES = placesBy((place) => sql`(select ${place})`);

function placesOn(adapter: DialectAdapter): object {
  return adapter instanceof SqliteAdapter ? SELECTED_PLACES : PLACES;
}

function placesBy(write: (place: Place) => unknown): object {
  return new Proxy({}, { get: (_target, name) => write(new Place(String(name))) });
}
