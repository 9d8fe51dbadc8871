/** Explains to the person who started an import why a file can't be imported. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
