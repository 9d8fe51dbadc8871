declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated read-only database with the whole dictionary (packages/testkit/src/database/global-setup.ts). */
    dictionaryDatabase: string
  }
}

export {}
