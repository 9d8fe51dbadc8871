/** Runs a statement and notes how long it took, under a name that holds neither its text nor its values. */
export type ObserveStatement = <T>(name: string, run: () => Promise<T>) => Promise<T>

/** Exists once per process, even if this module is loaded again. */
const KEY = Symbol.for('wordhoard.sql.observe')
const shared = globalThis as { [KEY]?: ObserveStatement | undefined }

/** Sets who is told of each statement; undefined: nobody. */
export function observeStatements(observe: ObserveStatement | undefined): void {
  shared[KEY] = observe
}

/** Returns who is told of each statement. */
export function statementObserver(): ObserveStatement | undefined {
  return shared[KEY]
}

/** Returns a name for a statement that has none: what it does, and with which table. */
export function describeStatement(text: string): string {
  const [, verb = 'sql'] =
    /^(select|insert|update|delete)\b/i.exec(text.replace(/^with[\s\S]*?\) (?=\w+ )/i, '')) ?? []
  const [, table = ''] = /\b(?:from|into|update) "(\w+)"/i.exec(text) ?? []
  return `${verb.toLowerCase()} ${table}`.trim()
}
