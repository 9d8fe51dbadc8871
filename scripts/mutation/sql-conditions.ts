/** A condition in the SQL of a source file. */
export interface SqlCondition {
  /** Offsets in the source. */
  readonly from: number
  readonly to: number
  readonly text: string
  readonly line: number
  /** Code that replaces a condition in a query builder; a condition in SQL text becomes one that is always true. */
  readonly replacement?: string
}

/** Columns that tie rows to a user, a group or a period of validity, and subqueries with EXISTS. */
const ACCESS_COLUMNS =
  /\b(\w*user_id|school_id|classroom_id|voc_id|role|is_active|expires_at|revoked_at|max_uses|access_modifier|(block|follow)(er|ed)_id|\w*_event_id)\b|\bcreated_at >|^(NOT )?EXISTS/i

/** Names of helpers that are interpolated into SQL as conditions. */
const CONDITION_HELPER = /^((is|are|has|can|may|shares|shows|takes)(?![a-z])|where$|condition$)/

/** Joins by id, which decide nothing about access. */
const ID_JOIN = /^\w+\.id = \w+\.\w+$/

/**
 * Finds the access conditions in the SQL of a source file: every operand of AND below WHERE and ON, or in a separate
 * fragment, that names a column of ACCESS_COLUMNS, tests whether a row exists, or interpolates a helper whose name
 * matches CONDITION_HELPER. Operands of OR are left out, as their group is itself an operand.
 */
export function findAccessConditions(source: string): SqlCondition[] {
  return findLiterals(source).flatMap(({ from, to }) => {
    const sql = maskLiterals(source, from, to)
    if (!/\b(SELECT|WHERE|EXISTS|AND)\b|^\w+\.\w+ = \$\d+$/.test(sql)) return []
    return findOperands(sql)
      .map(({ start, end }) => ({
        from: from + start,
        to: from + end,
        text: source.slice(from + start, from + end),
      }))
      .filter(({ text }) => isAccess(text))
      .map((condition) => ({ ...condition, line: source.slice(0, condition.from).split('\n').length }))
  })
}

function isAccess(text: string): boolean {
  if (ID_JOIN.test(text) || /^(true|false)$/.test(text)) return false
  return isConditionHelper(text) || (ACCESS_COLUMNS.test(text) && !isInterpolation(text))
}

/** Whether an operand interpolates a helper named like a condition, alone or combined with AND, OR and NOT. */
function isConditionHelper(text: string): boolean {
  return findInterpolations(text).some(
    ({ from, to }) =>
      CONDITION_HELPER.test(/^[\w.#]*?(\w+)(?=[^\w.#])/.exec(text.slice(from + 2, to))?.[1] ?? '') &&
      /(^|\(|\b(AND|OR|NOT))\s*$/i.test(text.slice(0, from)) &&
      /^\s*($|\)|(AND|OR)\b)/i.test(text.slice(to)),
  )
}

/** Whether an operand is a single interpolation, so that only its name shows whether it is a condition. */
function isInterpolation(text: string): boolean {
  const bare = text.replace(/^(NOT\b|[\s(])+/i, '').replace(/[\s)]+$/, '')
  const [first] = findInterpolations(bare)
  return first?.from === 0 && first.to === bare.length
}

/**
 * Returns the source without one condition. SQL text gets a condition that is always true but keeps the parameters, so
 * that their types can still be inferred.
 */
export function withoutCondition(source: string, condition: SqlCondition): string {
  const { from, to, text, replacement = `(true OR (${text}))` } = condition
  return `${source.slice(0, from)}${replacement}${source.slice(to)}`
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Finds the contents of every string and template in a source, including those within `${}`. */
function findLiterals(source: string): Span[] {
  const found: Span[] = []
  const code = (at: number, closing: string | undefined): number => {
    for (let depth = 0; at < source.length; at++) {
      const two = source.slice(at, at + 2)
      if (two === '//') at = source.indexOf('\n', at)
      else if (two === '/*') at = source.indexOf('*/', at) + 1
      else if (/['"`]/.test(source[at]!)) at = literal(at)
      else if (source[at] === '{') depth++
      else if (source[at] === '}' && depth-- === 0 && closing) return at
    }
    return at
  }
  const literal = (open: number): number => {
    let at = open + 1
    for (; at < source.length && source[at] !== source[open]; at++) {
      if (source[at] === '\\') at++
      else if (source[open] === '`' && source.startsWith('${', at)) at = code(at + 2, '}')
    }
    found.push({ from: open + 1, to: at })
    return at
  }
  code(0, undefined)
  return found
}

/** Returns the spans of the outermost `${}` of a text, braces included. */
function findInterpolations(text: string): Span[] {
  const found: Span[] = []
  for (let from = text.indexOf('${'); from >= 0; from = text.indexOf('${', found.at(-1)!.to)) {
    let depth = 0
    let to = from + 1
    do {
      if (text[to] === '{') depth++
      if (text[to] === '}') depth--
      to++
    } while (depth > 0 && to < text.length)
    found.push({ from, to })
  }
  return found
}

/** Returns the SQL of a literal at unchanged offsets, with interpolations and quoted strings masked as x. */
function maskLiterals(source: string, from: number, to: number): string {
  let sql = source.slice(from, to)
  const mask = (text: string) => 'x'.repeat(text.length)
  for (const interpolation of findInterpolations(sql)) {
    sql =
      sql.slice(0, interpolation.from) +
      mask(sql.slice(interpolation.from, interpolation.to)) +
      sql.slice(interpolation.to)
  }
  // An interpolation after a whole condition is another part of the statement.
  return sql
    .replace(/'[^']*'/g, mask)
    .replace(
      /(?<=[\w)\]]\s+)(?<!\b(?:AND|OR|NOT|WHERE|ON|IN|IS|SELECT)\s+)x{4,}/gi,
      (interpolation) => `;${interpolation.slice(1)}`,
    )
}

/** Whether masked SQL is just one SELECT in parentheses: a value, of which a condition may only be a part. */
function isSubselect(sql: string): boolean {
  if (!/^\(\s*SELECT\b/i.test(sql)) return false
  let depth = 0
  const end = [...sql].findIndex((sign) => {
    if (sign === '(') depth++
    if (sign === ')') depth--
    return depth === 0
  })
  return end === sql.length - 1
}

const WORD = /[(),;]|\b[A-Za-z_]+\b/g
const BEGINS_CONDITION = /^(WHERE|ON|AND|HAVING)$/i
const ENDS_CONDITION =
  /^(AND|OR|WHERE|GROUP|ORDER|LIMIT|OFFSET|RETURNING|JOIN|LEFT|CROSS|UNION|THEN|WHEN|ELSE|END|FOR|SELECT|FROM|SET|AS|HAVING|ON|DO|CONFLICT)$/i

/** Matches an operand of AND. Interpolations are masked as a word of x. */
const OPERAND = /[=<>]|EXISTS|\b(IN|IS|BETWEEN)\b|^\s*\(|^\s*(NOT\s+)?(\w+\.\w+|x{4,})\s*$/i

interface Beginning {
  readonly start: number
  /** Whether it comes first inside a parenthesis. Then only a following AND shows that it is a condition. */
  readonly isFirst: boolean
}

/** Returns the operands of AND, as offsets in masked SQL. */
function findOperands(sql: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  /** By depth of parentheses: where the current operand began. */
  const open: (Beginning | undefined)[] = [
    /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE|WHERE|ORDER)\b/i.test(sql)
      ? undefined
      : { start: 0, isFirst: false },
  ]
  /** By depth of parentheses: whether the next AND belongs to a BETWEEN. */
  const between: boolean[] = []
  let depth = 0
  const close = (end: number, word: string) => {
    const begun = open[depth]
    open[depth] = undefined
    if (begun === undefined || /^OR$/i.test(word)) return
    const { start, isFirst } = begun
    if (isFirst && !/^AND$/i.test(word)) return
    const text = sql.slice(start, end)
    // A literal that begins with an interpolation may be a list of columns.
    if (start === 0 && /^(,|AS|FROM)$/i.test(word) && /^\s*x{4,}\s*$/.test(text)) return
    const lead = text.length - text.trimStart().length
    if (isSubselect(text.trim())) return
    if (OPERAND.test(text)) found.push({ start: start + lead, end: start + text.trimEnd().length })
  }
  for (const match of sql.matchAll(WORD)) {
    const [word] = match
    const at = match.index
    if (word === '(') {
      depth++
      open[depth] = { start: at + 1, isFirst: true }
      between[depth] = false
    } else if (word === ')') {
      close(at, word)
      depth = Math.max(0, depth - 1)
    } else if (/^BETWEEN$/i.test(word)) {
      between[depth] = true
    } else if (/^AND$/i.test(word) && between[depth]) {
      between[depth] = false
    } else if (/^FROM$/i.test(word) && /\bDISTINCT\s+$/i.test(sql.slice(0, at))) {
      // IS DISTINCT FROM is a comparison, not a FROM clause.
    } else if (ENDS_CONDITION.test(word) || /[,;]/.test(word)) {
      close(at, word)
      if (BEGINS_CONDITION.test(word) && !/^ON\s+CONFLICT/i.test(sql.slice(at))) {
        open[depth] = { start: at + word.length, isFirst: false }
      }
    }
  }
  depth = 0
  close(sql.length, '')
  return found.toSorted((a, b) => a.start - b.start)
}
