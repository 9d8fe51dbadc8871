/** A condition in SQL that stands in a source file. */
export interface SqlCondition {
  /** Offsets in the source. */
  readonly from: number
  readonly to: number
  readonly text: string
  readonly line: number
}

/** Columns by which rows belong to somebody, or are good for a time. */
const ACCESS =
  /\b(\w*user_id|school_id|classroom_id|voc_id|role|is_active|expires_at|revoked_at|max_uses|access_modifier|block(er|ed)_id|\w*_event_id)\b|\bcreated_at >|^(NOT )?EXISTS/i

/** Which row belongs to another: who may see it is said elsewhere. */
const JOIN = /^\w+\.id = \w+\.\w+$/

/**
 * The access conditions in the SQL of a source file: every operand of AND below WHERE, ON and in a fragment of its own that
 * names a column of ACCESS or asks whether a row exists. Operands of OR are left out, as the group that they stand in is
 * an operand itself.
 */
export function accessConditions(source: string): SqlCondition[] {
  return literals(source).flatMap(({ from, to }) => {
    const sql = masked(source, from, to)
    if (!/\b(SELECT|WHERE|EXISTS|AND)\b|^\w+\.\w+ = \$\d+$/.test(sql)) return []
    return operands(sql)
      .map(({ start, end }) => ({
        from: from + start,
        to: from + end,
        text: source.slice(from + start, from + end),
      }))
      .filter(({ text }) => ACCESS.test(text) && !JOIN.test(text) && !/^(true|false)$/.test(text))
      .map((condition) => ({ ...condition, line: source.slice(0, condition.from).split('\n').length }))
  })
}

/** A source with one condition taken out: it is always true, and its parameters keep their types. */
export function withoutCondition(source: string, { from, to, text }: SqlCondition): string {
  return `${source.slice(0, from)}(true OR (${text}))${source.slice(to)}`
}

interface Span {
  readonly from: number
  readonly to: number
}

/** What stands between the quotes of every string and template of a source, also of those within `${}`. */
function literals(source: string): Span[] {
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

/** The SQL of a literal at its offsets, with what is put in and what it quotes as x. */
function masked(source: string, from: number, to: number): string {
  let sql = source.slice(from, to)
  const hide = (text: string) => 'x'.repeat(text.length)
  for (let at = sql.indexOf('${'); at >= 0; at = sql.indexOf('${')) {
    let depth = 0
    let end = at + 1
    do {
      if (sql[end] === '{') depth++
      if (sql[end] === '}') depth--
      end++
    } while (depth > 0 && end < sql.length)
    sql = sql.slice(0, at) + hide(sql.slice(at, end)) + sql.slice(end)
  }
  // What is put in after a whole condition is another part of the statement.
  return sql
    .replace(/'[^']*'/g, hide)
    .replace(
      /(?<=[\w)\]]\s+)(?<!\b(?:AND|OR|NOT|WHERE|ON|IN|IS|SELECT)\s+)x{4,}/gi,
      (hole) => `;${hole.slice(1)}`,
    )
}

/** Whether masked SQL is all of one SELECT in parentheses: a value, of which a condition would be a part. */
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
const BEGINS = /^(WHERE|ON|AND|HAVING)$/i
const ENDS =
  /^(AND|OR|WHERE|GROUP|ORDER|LIMIT|OFFSET|RETURNING|JOIN|LEFT|CROSS|UNION|THEN|WHEN|ELSE|END|FOR|SELECT|FROM|SET|AS|HAVING|ON|DO|CONFLICT)$/i

/** The operands of AND, as offsets in masked SQL. */
function operands(sql: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  /** By depth of parentheses: where an operand began that has not ended. */
  const open: (number | undefined)[] = [
    /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE|WHERE|ORDER)\b/i.test(sql) ? undefined : 0,
  ]
  let depth = 0
  const close = (end: number, isOr: boolean) => {
    const start = open[depth]
    open[depth] = undefined
    if (start === undefined || isOr) return
    const text = sql.slice(start, end)
    const lead = text.length - text.trimStart().length
    if (isSubselect(text.trim())) return
    if (/[=<>]|EXISTS|\bIN\b|\bIS\b|^\s*\(|^\s*(NOT\s+)?\w+\.\w+\s*$/i.test(text)) {
      found.push({ start: start + lead, end: start + text.trimEnd().length })
    }
  }
  for (const match of sql.matchAll(WORD)) {
    const [word] = match
    const at = match.index
    if (word === '(') {
      depth++
      open[depth] = undefined
    } else if (word === ')') {
      close(at, false)
      depth = Math.max(0, depth - 1)
    } else if (ENDS.test(word) || /[,;]/.test(word)) {
      close(at, /^OR$/i.test(word))
      if (BEGINS.test(word) && !/^ON\s+CONFLICT/i.test(sql.slice(at))) open[depth] = at + word.length
    }
  }
  depth = 0
  close(sql.length, false)
  return found.toSorted((a, b) => a.start - b.start)
}
