import type {} from '@wordhoard/dictionary/testing/provided-context'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Connection string of a copy of `dictionaryDatabase` without any connections, for workers to clone
     * (worker-database.ts).
     */
    templateDatabase: string
  }
}
