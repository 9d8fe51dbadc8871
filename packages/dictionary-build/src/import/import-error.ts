/** Why a file cannot be imported, in words for the person who asked for it. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
