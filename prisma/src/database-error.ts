/** Why there is no database to work with, in a sentence that says what to do. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError'
}
