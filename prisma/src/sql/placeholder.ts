import {
  type AliasableExpression,
  type CompiledQuery,
  ExpressionWrapper,
  PostgresQueryCompiler,
  ValueNode,
} from 'kysely'

/** Stands for a value of a compiled statement, bound at each call. */
export class Placeholder {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

/** A readonly array is bound as a database array. */
type Bound<T> = T extends readonly (infer Element)[] ? Element[] : T

/** Carries the type of the values, which can't be inferred from the placeholders alone. */
declare const valuesType: unique symbol

/** The placeholders from which a statement is built, one for each of its values. */
export type Placeholders<Values> = {
  readonly [Key in keyof Values]-?: AliasableExpression<Bound<Values[Key]>>
} & {
  readonly [valuesType]?: Values
}

/** Creates a placeholder for each property that is accessed. */
export function placeholders<Values>(): Placeholders<Values> {
  const made = new Proxy(
    {},
    {
      get: (_, key) => new ExpressionWrapper(ValueNode.create(new Placeholder(String(key)))),
    },
  )
  return made as Placeholders<Values>
}

/** Kysely's PostgreSQL compiler, except that a value used several times in a statement becomes a single parameter. */
export class StatementCompiler extends PostgresQueryCompiler {
  readonly #parameters = new Map<string, string>()

  override compileQuery(...query: Parameters<PostgresQueryCompiler['compileQuery']>): CompiledQuery {
    this.#parameters.clear()
    return super.compileQuery(...query)
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) {
      super.appendValue(value)
      return
    }
    const known = this.#parameters.get(value.key)
    if (known) {
      this.append(known)
      return
    }
    super.appendValue(value)
    this.#parameters.set(value.key, this.getCurrentParameterPlaceholder())
  }
}
