import type { Distribution } from './distribution'

/** A statement in brackets, or the whole one. */
interface Scope {
  readonly parent: Scope | undefined
  /** Tables by the names that they have in it. */
  readonly tables: Map<string, string>
}

/** A piece of SQL in brackets. */
interface Group {
  readonly scope: Scope
  readonly parent: Group | undefined
  readonly start: number
  /** Its own text, without what is in further brackets. */
  text: string
}

interface Use {
  readonly table: string
  readonly name: string
  readonly scope: Scope
  /** The columns that an INSERT fills. */
  readonly filled: readonly string[] | undefined
}

const tableUse = /\b(from|join|update|into|using)\s+"(\w+)"(?!\.)(?:\s+as\s+"(\w+)")?/g
const column = String.raw`(?:"(\w+)"\.)?"(\w+)"`
const value = String.raw`(?:any\()?(?:cast\()?\$\d+`
const equality = new RegExp(`(?<![\\w".])${column}\\s*=\\s*(?:${column}|${value})`, 'g')

/**
 * Returns the tables of a statement that it reads or changes without saying in whose rows: no equality leads from a value
 * to the column that spreads the table over machines. It reads SQL as Kysely writes it, and rather finds too many.
 */
export function listUnnamedTables(
  sql: string,
  { spread }: Distribution,
  views: ReadonlySet<string>,
): string[] {
  const groupAt = groupsOf(sql)
  const uses = usesOf(sql, groupAt)
  for (const { scope, name, table } of uses) scope.tables.set(name, table)
  const equalities = equalitiesOf(sql, groupAt)
  const known = new Set<string>()
  for (let grew = true; grew; ) {
    grew = false
    for (const { one, other } of equalities)
      for (const [from, to] of [
        [one, other],
        [other, one],
      ])
        if (to !== VALUE && !known.has(to!) && (from === VALUE || known.has(from!))) {
          known.add(to!)
          grew = true
        }
  }
  const unnamed = uses.filter(({ table, name, scope, filled }) => {
    if (views.has(table)) return true
    const own = spread.get(table)
    if (!own) return false
    return !(filled ? filled.includes(own.column) : known.has(nodeOf(scope, name, own.column)))
  })
  return [...new Set(unnamed.map(({ table }) => table))].sort()
}

const VALUE = '$'
const scopeNumbers = new WeakMap<Scope, number>()
let lastScope = 0
function nodeOf(scope: Scope, name: string, columnName: string): string {
  if (!scopeNumbers.has(scope)) scopeNumbers.set(scope, ++lastScope)
  return `${scopeNumbers.get(scope)}:${name}.${columnName}`
}

/** Returns for each character the innermost brackets around it. */
function groupsOf(sql: string): Group[] {
  const root: Scope = { parent: undefined, tables: new Map() }
  let group: Group = { scope: root, parent: undefined, start: 0, text: '' }
  return [...sql].map((character, at) => {
    if (character === '(') {
      const isStatement = /^\(\s*(select|insert|update|delete|with)\b/.test(sql.slice(at, at + 40))
      const scope = isStatement ? { parent: group.scope, tables: new Map() } : group.scope
      group = { scope, parent: group, start: at, text: '' }
      return group
    }
    const inside = group
    if (character === ')') group = group.parent ?? group
    else inside.text += character
    return inside
  })
}

function usesOf(sql: string, groupAt: readonly Group[]): Use[] {
  const uses: Use[] = []
  for (const match of sql.matchAll(tableUse)) {
    const [text, verb, first, alias] = match
    const { scope } = groupAt[match.index]!
    const rest = sql.slice(match.index + text.length)
    const filled =
      verb === 'into' ? [...(/^\s*\(([^)]*)\)/.exec(rest)?.[1] ?? '').matchAll(/"(\w+)"/g)] : undefined
    uses.push({ table: first!, name: alias ?? first!, scope, filled: filled?.map(([, name]) => name!) })
    if (verb !== 'from') continue
    const others = /^(?:\s*,\s*"\w+"(?:\s+as\s+"\w+")?)+/.exec(rest)?.[0] ?? ''
    for (const [, table, name] of others.matchAll(/"(\w+)"(?:\s+as\s+"(\w+)")?/g))
      uses.push({ table: table!, name: name ?? table!, scope, filled: undefined })
  }
  return uses
}

function equalitiesOf(sql: string, groupAt: readonly Group[]): { one: string; other: string }[] {
  const found: { one: string; other: string }[] = []
  for (const match of sql.matchAll(equality)) {
    const group = groupAt[match.index]!
    if (isAlternative(group)) continue
    const [, alias, name, otherAlias, otherName] = match
    const others = otherName === undefined ? [VALUE] : nodesOf(group.scope, otherAlias, otherName)
    for (const one of nodesOf(group.scope, alias, name!))
      for (const other of others) found.push({ one, other })
  }
  return found
}

/** Returns whether a condition is only one of several, up to its statement. */
function isAlternative(group: Group): boolean {
  for (let at: Group | undefined = group; at; at = at.parent) {
    if (/\bor\b/.test(at.text)) return true
    if (at.parent?.scope !== at.scope) return false
  }
  return false
}

/** Returns what a column's name may mean: a column of the table with that name, or of any table around it. */
function nodesOf(scope: Scope, alias: string | undefined, name: string): string[] {
  if (alias === undefined) return [...scope.tables.keys()].map((table) => nodeOf(scope, table, name))
  for (let at: Scope | undefined = scope; at; at = at.parent)
    if (at.tables.has(alias)) return [nodeOf(at, alias, name)]
  return [nodeOf(scope, alias, name)]
}
