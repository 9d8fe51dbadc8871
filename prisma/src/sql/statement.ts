import type { Compilable } from 'kysely'
import { Placeholder, type Placeholders, placeholders } from './placeholder'
import { type BoundQuery, type Queryable, requireRow, send } from './run'

type Build<Values, Row> = (values: Placeholders<Values>) => Compilable<Row>

/** A query whose SQL is built once, at its first use, and gets its values at each call. */
export class Statement<Values extends object, Row> {
  /** Name of the prepared statement in PostgreSQL; undefined if it is planned at each call. */
  readonly name: string | undefined
  readonly #build: Build<Values, Row>
  #compiled: { readonly text: string; readonly keys: readonly (keyof Values)[] } | undefined

  constructor(build: Build<Values, Row>, name?: string) {
    this.#build = build
    this.name = name
  }

  /** The SQL, with parameters in the order of their first use. */
  get text(): string {
    return this.#compile().text
  }

  /** Returns all rows. */
  async fetchAll(db: Queryable, values: Values): Promise<Row[]> {
    return (await this.#send(db, values)).rows
  }

  /** Returns the first row, or undefined. */
  async fetchFirst(db: Queryable, values: Values): Promise<Row | undefined> {
    return (await this.fetchAll(db, values))[0]
  }

  /** Returns the only row of a statement that always has one, such as a count. */
  async fetchOne(db: Queryable, values: Values): Promise<Row> {
    return requireRow(await this.fetchAll(db, values))
  }

  /** Runs a change. @returns the number of affected rows */
  async execute(db: Queryable, values: Values): Promise<number> {
    return (await this.#send(db, values)).affected
  }

  /** Returns the SQL and values to send to PostgreSQL. */
  bind(values: Values): BoundQuery {
    const { text, keys } = this.#compile()
    const bound = { text, values: keys.map((key) => values[key]) }
    return this.name === undefined ? bound : { ...bound, name: this.name }
  }

  #send(db: Queryable, values: Values) {
    return send<Row>(db, this.bind(values))
  }

  #compile() {
    if (this.#compiled) return this.#compiled
    const { sql: text, parameters } = this.#build(placeholders<Values>()).compile()
    const keys = parameters.map((parameter) => {
      if (parameter instanceof Placeholder) return parameter.key as keyof Values
      // A plain value would keep what it was at the first call. Constants must be literals, so that the planner sees
      // them.
      throw new TypeError(`${JSON.stringify(parameter)} must be a placeholder or a literal in: ${text}`)
    })
    this.#compiled = { text, keys }
    return this.#compiled
  }
}

/**
 * Creates a statement that each connection prepares once under a name, for queries that run at every tap. PostgreSQL
 * may plan it without knowing the values.
 */
export function prepareStatement<Values extends object, Row>(
  name: string,
  build: Build<Values, Row>,
): Statement<Values, Row> {
  return new Statement(build, name)
}

/** Creates a statement that is built once but planned at each call, with its values. */
export function compileStatement<Values extends object, Row>(
  build: Build<Values, Row>,
): Statement<Values, Row> {
  return new Statement(build)
}

/** Maximum number of statements kept per function returned by `compileStatements`. */
const MAX_SHAPES = 256

/**
 * Returns a function that builds one statement per shape, such as the filters and the order of a list.
 *
 * @param build must depend on the shape only; `JSON.stringify` must distinguish all shapes
 */
export function compileStatements<Shape, Values extends object, Row>(
  build: (shape: Shape, values: Placeholders<Values>) => Compilable<Row>,
): (shape: Shape) => Statement<Values, Row> {
  const statements = new Map<string, Statement<Values, Row>>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const known = statements.get(key)
    if (known) return known
    const made = new Statement<Values, Row>((values) => build(shape, values))
    if (statements.size >= MAX_SHAPES) statements.delete(statements.keys().next().value!)
    statements.set(key, made)
    return made
  }
}
