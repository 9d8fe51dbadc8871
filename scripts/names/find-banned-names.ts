import { parseSync } from 'oxc-parser'

/** A word, or words in a row, that no name may have. */
export interface BannedName {
  /** In lower case, with single spaces. */
  readonly words: string
  /** What to write instead. */
  readonly use: string
  /** Names with these words are no offence. */
  readonly except?: readonly string[]
  /** Banned only as a whole name. */
  readonly only?: boolean
  /** Files in which the name is not ours to choose: a word that is tested with, or a message that is sent. */
  readonly notIn?: readonly string[]
}

/** The names that stand in a file. */
export interface NamesOfFile {
  readonly identifiers: ReadonlySet<string>
  /** Those that functions are declared by: methods, and arrow functions that are exported, among them. */
  readonly functions: ReadonlySet<string>
  readonly comments: readonly string[]
}

/** Words of a name in lower case: `listOwnWork`, `list-own-work` and `LIST_OWN_WORK` are list, own, work. */
export function wordsOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')
}

const hasWords = (name: string, words: string) => ` ${name} `.includes(` ${words} `)

/** The ban that a name offends, if any. */
export function findBan(name: string, banned: readonly BannedName[]): BannedName | undefined {
  const words = wordsOf(name)
  return banned.find(
    (ban) =>
      (ban.only ? words === ban.words : hasWords(words, ban.words)) &&
      !ban.except?.some((exception) => hasWords(words, exception)),
  )
}

interface Named {
  readonly name?: string
}

/** The names of the functions that a node of the syntax tree declares. */
function functionsOf(node: Record<string, unknown>): string[] {
  const names: (string | undefined)[] = []
  if (node.type === 'FunctionDeclaration') names.push((node.id as Named | null)?.name)
  if (node.type === 'MethodDefinition' && node.kind === 'method') names.push((node.key as Named).name)
  if (node.type === 'ExportNamedDeclaration') {
    const { declarations = [] } = (node.declaration ?? {}) as {
      declarations?: { id: Named; init?: { type: string } }[]
    }
    for (const { id, init } of declarations) if (init?.type === 'ArrowFunctionExpression') names.push(id.name)
  }
  return names.filter((name) => name !== undefined)
}

/**
 * The identifiers and comments of a source file. Texts, and keys that are written as texts, are not among them.
 *
 * @param path decides between TypeScript and TSX
 * @throws Error if the file cannot be parsed
 */
export function namesOfFile(path: string, source: string): NamesOfFile {
  const { program, comments, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const identifiers = new Set<string>()
  const functions = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each)
    } else if (typeof value === 'object' && value !== null) {
      const node = value as Record<string, unknown>
      if (typeof node.name === 'string') identifiers.add(node.name)
      for (const name of functionsOf(node)) functions.add(name)
      for (const key in node) if (typeof node[key] === 'object') visit(node[key])
    }
  }
  visit(program)
  return { identifiers, functions, comments: comments.map(({ value }) => value) }
}
