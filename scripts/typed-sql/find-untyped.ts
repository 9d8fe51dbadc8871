/** A place with SQL that the compiler does not check against schema.prisma. */
export interface Untyped {
  readonly line: number
  readonly reason: string
}

/** Session commands, which name no table, so there is nothing to type. */
const SESSION_COMMAND = /^\s*\(\s*(['"`])(BEGIN|COMMIT|ROLLBACK|LISTEN|UNLISTEN|SET|SELECT\1)/

/** SQL keywords that are also names of columns; within a fragment they count as keywords. */
const KEYWORDS = new Set(
  'and as asc at by case coalesce count cross day desc distinct else end epoch extract false filter for from group in interval is join key left level limit name not null offset on or order over position role row rows secs select set stage step text then time timestamp to true union value values when where with within zone'.split(
    ' ',
  ),
)

/** Columns that a callback returns as an object literal. */
const UNCHECKED_CALLBACK =
  /\.(set|doUpdateSet|values)\(\s*\(\w+\) =>\s*(\(\{|\{(?:(?!setColumns)[^}])*\breturn \{)/g

/**
 * Finds SQL that is sent as text, Prisma's raw queries, and fragments of typed SQL that name a table or column in their
 * text. With `sql.ref` or `eb.ref` instead, renaming it would break the build.
 *
 * @param names of all tables and columns
 */
export function findUntyped(source: string, names: ReadonlySet<string>): Untyped[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
  const found: Untyped[] = []
  const add = (at: number, reason: string) =>
    found.push({ line: code.slice(0, at).split('\n').length, reason })
  for (const { index, 0: call } of code.matchAll(/\.query(?=\s*[<(])/g)) {
    if (!SESSION_COMMAND.test(code.slice(index + call.length)))
      add(index, 'SQL is sent as text: use typed SQL')
  }
  for (const { index, 0: call } of code.matchAll(/\$(query|execute)Raw(Unsafe)?\b/g)) {
    add(index, `${call} sends SQL as text: use typed SQL`)
  }
  for (const { index } of code.matchAll(/\bsql\.raw\(/g))
    add(index, 'sql.raw sends SQL as text: use typed SQL')
  for (const { index, 1: text } of code.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)) {
    for (const name of namesIn(text!, names))
      add(index, `the text of a fragment names “${name}”: use sql.ref or eb.ref`)
  }
  for (const { index } of code.matchAll(UNCHECKED_CALLBACK)) {
    add(index, 'the compiler does not check the columns that a callback returns: use setColumns')
  }
  return found.toSorted((a, b) => a.line - b.line)
}

/**
 * Returns the tables and columns that a fragment names in its text. Quoted text, types after a cast and called
 * functions don't count.
 */
function namesIn(text: string, names: ReadonlySet<string>): string[] {
  const sqlOnly = withoutInterpolations(text).replace(/'[^']*'|::\w+/g, ' ')
  const words = [...sqlOnly.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([word]) => word)
  return words.filter((word) => names.has(word) && !KEYWORDS.has(word))
}

function withoutInterpolations(text: string): string {
  let depth = 0
  return [...text]
    .filter((sign, at) => {
      if (sign === '{' && (depth > 0 || text[at - 1] === '$')) depth++
      if (sign === '}' && depth > 0) return depth-- < 0
      return depth === 0
    })
    .join('')
}
