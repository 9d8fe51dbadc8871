import type {} from '@wordhoard/dictionary/testing/provided-context'

declare module 'vitest' {
  interface ProvidedContext {
    /** A copy of `dictionaryDatabase` to which nobody is connected: what workers clone (worker-database.ts). */
    templateDatabase: string
  }
}
