declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the whole dictionary, for reading only (packages/testkit/src/database/global-setup.ts). */
    dictionaryDatabase: string
  }
}

export {}
