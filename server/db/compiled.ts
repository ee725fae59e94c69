import type { Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './transaction.ts';

/** Stands in a statement that is built once, where a call's own value goes. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Of a value by its name, for use as a value in a statement: never to be calculated with. */
export type PlaceOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

/**
 * A statement that is built and compiled at its first use; a call gives the values alone. For what is asked most often: Kysely takes as long to
 * build a refresh as everything else in the program takes for one, but for its input and output.
 */
export function compiled<Values extends object, Row>(
  build: (db: Queryable, place: PlaceOf<Values>) => Compilable<Row>,
): (db: Queryable, values: Values) => Promise<readonly Row[]> {
  let statement: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    statement ??= build(db, (name) => new Place(name) as never).compile();
    const parameters = statement.parameters.map((each) => (each instanceof Place ? Reflect.get(values, each.name) : each));
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
}
