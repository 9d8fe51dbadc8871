import { parseSync } from 'oxc-parser'

/** A word, or several words in a row, that no name may contain. */
export interface BannedName {
  /** In lower case, with single spaces. */
  readonly words: string
  /** The name to use instead. */
  readonly use: string
  /** Names that contain these words are allowed. */
  readonly except?: readonly string[]
  /** Whether the words are banned only as a whole name. */
  readonly isWholeName?: boolean
  /** Files in which the name is not ours to choose: words used as test data, or messages that are sent. */
  readonly notIn?: readonly string[]
}

/** The names and comments in a source file. */
export interface NamesOfFile {
  readonly identifiers: ReadonlySet<string>
  /** Names of declared functions, including methods and exported arrow functions. */
  readonly functions: ReadonlySet<string>
  readonly comments: readonly string[]
}

/**
 * Returns the words of a name in lower case: `listOwnWork`, `list-own-work` and `LIST_OWN_WORK` become `list own work`.
 */
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

/** Returns the first ban that a name violates, if any. */
export function findBan(name: string, banned: readonly BannedName[]): BannedName | undefined {
  const words = wordsOf(name)
  return banned.find(
    (ban) =>
      (ban.isWholeName ? words === ban.words : hasWords(words, ban.words)) &&
      !ban.except?.some((exception) => hasWords(words, exception)),
  )
}

interface Named {
  readonly name?: string
}

/** Returns the names of the functions that a node of the syntax tree declares. */
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
 * Returns the identifiers and comments of a source file, without its strings and quoted keys.
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
