import type { Compilable } from 'kysely'
import { Placeholder, type Placeholders, placeholders } from './placeholder'
import { type BoundQuery, type Queryable, requireRow, send } from './run'

type Build<Values, Row> = (values: Placeholders<Values>) => Compilable<Row>

/** A query whose SQL is made once, when it is first used, and to which values are bound at each call. */
export class Statement<Values extends object, Row> {
  /** By which PostgreSQL knows the prepared statement; undefined when it is planned anew at each call. */
  readonly name: string | undefined
  readonly #build: Build<Values, Row>
  #compiled: { readonly text: string; readonly keys: readonly (keyof Values)[] } | undefined

  constructor(build: Build<Values, Row>, name?: string) {
    this.#build = build
    this.name = name
  }

  /** Its SQL, with parameters in the order of their first use. */
  get text(): string {
    return this.#compile().text
  }

  async fetchAll(db: Queryable, values: Values): Promise<Row[]> {
    return (await this.#send(db, values)).rows
  }

  /** The first row, or undefined. */
  async fetchFirst(db: Queryable, values: Values): Promise<Row | undefined> {
    return (await this.fetchAll(db, values))[0]
  }

  /** The only row of a statement that always has one, such as a count. */
  async fetchOne(db: Queryable, values: Values): Promise<Row> {
    return requireRow(await this.fetchAll(db, values))
  }

  /** Runs a change. @returns how many rows it has changed */
  async execute(db: Queryable, values: Values): Promise<number> {
    return (await this.#send(db, values)).affected
  }

  /** What is sent to PostgreSQL. */
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
      // A value would stay what it was at the first call, and a planner should see constants.
      throw new TypeError(
        `${JSON.stringify(parameter)} must be a value of the statement, or a literal: ${text}`,
      )
    })
    this.#compiled = { text, keys }
    return this.#compiled
  }
}

/**
 * A statement that each connection prepares once, under a name: for what is asked at every tap. PostgreSQL may plan it without
 * knowing the values.
 */
export function prepareStatement<Values extends object, Row>(
  name: string,
  build: Build<Values, Row>,
): Statement<Values, Row> {
  return new Statement(build, name)
}

/** A statement that is built once and planned at each call, by its values. */
export function compileStatement<Values extends object, Row>(
  build: Build<Values, Row>,
): Statement<Values, Row> {
  return new Statement(build)
}

/** Shapes that are kept of one family of statements. */
const MOST_SHAPES = 256

/**
 * Statements that differ by a shape, such as which filters a list has and how it is sorted: each is built once.
 *
 * @param build must depend on nothing but the shape, which `JSON.stringify` can tell from others
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
    if (statements.size >= MOST_SHAPES) statements.delete(statements.keys().next().value!)
    statements.set(key, made)
    return made
  }
}
