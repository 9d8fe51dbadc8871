declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the whole dictionary, for reading only (apps/api/src/testing/global-setup.ts). */
    dictionaryDatabase: string
  }
}

export {}
