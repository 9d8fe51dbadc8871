/** Says why there is no database to work with, and what to do about it. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError'
}
