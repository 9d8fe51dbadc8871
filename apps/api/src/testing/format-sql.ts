/** Matches words that start a new line. */
const BEGINS =
  /^(select|insert into|update|delete from|values|set|from|using|inner join|left join|cross join|where|and|group by|having|order by|limit|offset|on conflict|returning|union all|for update|with)\b/i

/** Matches text after which such a word continues the line. */
const JOINED = /\b(do|do update|for|distinct)$/i

/** Matches the start of a statement in parentheses. These are indented; conditions and calls stay on their line. */
const OPENS_STATEMENT = /^\(\s*(select|insert into|update|delete from|with)\b/i

/**
 * Formats SQL with line breaks and indentation; nothing else is changed. `and` in a condition in parentheses stays on
 * its line.
 */
export function formatSql(sql: string): string {
  /** For each open parenthesis, whether it holds a statement. */
  const open: boolean[] = []
  const indent = () => '  '.repeat(open.filter(Boolean).length)
  let out = ''
  for (let at = 0; at < sql.length; at++) {
    const rest = sql.slice(at)
    const [quoted] = /^("[^"]*"|'(?:[^']|'')*')/.exec(rest) ?? []
    if (quoted) {
      out += quoted
      at += quoted.length - 1
      continue
    }
    if (rest[0] === '(') {
      open.push(OPENS_STATEMENT.test(rest))
      out += open.at(-1) ? `(\n${indent()}` : '('
    } else if (rest[0] === ')') {
      out += open.pop() ? `\n${indent()})` : ')'
    } else if (rest[0] === ' ' && open.at(-1) !== false && BEGINS.test(rest.slice(1)) && !JOINED.test(out)) {
      out += `\n${indent()}${/^ and\b/i.test(rest) ? '  ' : ''}`
    } else {
      out += rest[0]
    }
  }
  return `${out}\n`
}
