import {
  type AliasableExpression,
  type CompiledQuery,
  ExpressionWrapper,
  PostgresQueryCompiler,
  ValueNode,
} from 'kysely'

/** Stands for a value of a compiled statement that is bound at each call. */
export class Placeholder {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

/** A readonly array is bound as an array of the database. */
type Bound<T> = T extends readonly (infer Element)[] ? Element[] : T

/** Carries the type of the values, which cannot be told from the placeholders alone. */
declare const valuesType: unique symbol

/** What a statement is built from: a placeholder for each of its values. */
export type Placeholders<Values> = {
  readonly [Key in keyof Values]-?: AliasableExpression<Bound<Values[Key]>>
} & {
  readonly [valuesType]?: Values
}

/** Makes a placeholder for whichever value is asked for. */
export function placeholders<Values>(): Placeholders<Values> {
  const made = new Proxy(
    {},
    {
      get: (_, key) => new ExpressionWrapper(ValueNode.create(new Placeholder(String(key)))),
    },
  )
  return made as Placeholders<Values>
}

/** PostgreSQL's compiler. A value that stands several times in a statement is one parameter. */
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
