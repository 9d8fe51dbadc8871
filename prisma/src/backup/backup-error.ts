import { DatabaseError } from '../database-error'

/** Says why a backup could not be made or restored, and what to do about it. */
export class BackupError extends DatabaseError {
  override readonly name: string = 'BackupError'
}
