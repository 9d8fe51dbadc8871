import { resolve } from 'node:path'
import { type OpenDatabase, openDatabase } from './open'
import { projectRoot } from './project-root'

/** Where a program of the command line finds the installation. */
export interface Installation {
  /** The server's address with the owner's rights, or undefined for the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absolute. */
  readonly dataDir: string
}

/** Reads DATABASE_OWNER_URL (else DATABASE_DIRECT_URL, else DATABASE_URL) and DATA_DIR. */
export function findInstallation(env: NodeJS.ProcessEnv = process.env): Installation {
  return {
    databaseUrl: env.DATABASE_OWNER_URL || env.DATABASE_DIRECT_URL || env.DATABASE_URL || undefined,
    dataDir: resolve(projectRoot(), env.DATA_DIR || '.data'),
  }
}

/**
 * Opens the installation's database for a program of the command line: with the owner's rights, beside a server that is
 * running. Throws `DatabaseError` with a message for the operator.
 */
export function openToolDatabase(
  options: { readonly connections?: number; readonly log?: (sentence: string) => void } = {},
): Promise<OpenDatabase> {
  return openDatabase({ ...findInstallation(), share: true, connections: 2, ...options })
}
