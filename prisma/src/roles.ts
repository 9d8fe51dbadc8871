import { DatabaseError } from './database-error'
import { withMigrationLock } from './migration-lock'

/** The application's role in an embedded cluster. */
export const APPLICATION_ROLE = 'wordhoard_app'

/** How the rights of the application's role differ from what it needs. */
interface RoleRights {
  readonly is_superuser: boolean
  readonly owns_something: boolean
  readonly has_too_many_rights: boolean
  readonly has_too_few_rights: boolean
}

/** `relations`: tables (also partitioned ones) and views of the schema; `sequences`: its sequences. */
const relations = `pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')`
const sequences = `pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S'`

// PostgreSQL may evaluate conditions in any order; only CASE guarantees that has_sequence_privilege sees sequences
// only.
const rightsOfRole = `
  SELECT r.rolsuper AS is_superuser,
    (d.datdba = r.oid OR (SELECT nspowner FROM pg_namespace WHERE nspname = 'public') = r.oid
      OR EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relowner = r.oid)
      OR EXISTS (SELECT FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace AND p.proowner = r.oid)
      OR EXISTS (SELECT FROM pg_type t WHERE t.typnamespace = 'public'::regnamespace AND t.typowner = r.oid)) AS owns_something,
    (has_schema_privilege(r.oid, 'public', 'CREATE') OR has_database_privilege(r.oid, d.oid, 'CREATE')
      OR has_database_privilege(r.oid, d.oid, 'TEMPORARY')) AS has_too_many_rights,
    (NOT has_schema_privilege(r.oid, 'public', 'USAGE') OR NOT has_database_privilege(r.oid, d.oid, 'CONNECT')
      OR EXISTS (SELECT FROM ${relations} AND c.relname <> '_prisma_migrations' AND NOT (
        has_table_privilege(r.oid, c.oid, 'SELECT') AND has_table_privilege(r.oid, c.oid, 'INSERT')
        AND has_table_privilege(r.oid, c.oid, 'UPDATE') AND has_table_privilege(r.oid, c.oid, 'DELETE')))
      OR EXISTS (SELECT FROM ${sequences} AND CASE WHEN c.relkind = 'S' THEN NOT has_sequence_privilege(r.oid, c.oid, 'USAGE') END)) AS has_too_few_rights
  FROM pg_roles r, pg_database d WHERE r.rolname = $1 AND d.datname = current_database()`

/** Gives everything in the schema that a role owns to the current user; dependent objects follow their tables. */
const takeOverOwnership = (role: string) => `
  DO $$
  DECLARE thing text;
  BEGIN
    FOR thing IN
      SELECT format('ALTER DATABASE %I OWNER TO CURRENT_USER', d.datname) FROM pg_database d
        WHERE d.datname = current_database() AND d.datdba = ${role}::regrole
      UNION ALL SELECT 'ALTER SCHEMA public OWNER TO CURRENT_USER' FROM pg_namespace
        WHERE nspname = 'public' AND nspowner = ${role}::regrole
      UNION ALL SELECT format('ALTER TABLE %s OWNER TO CURRENT_USER', c.oid::regclass) FROM ${relations} AND c.relowner = ${role}::regrole
      UNION ALL SELECT format('ALTER SEQUENCE %s OWNER TO CURRENT_USER', c.oid::regclass) FROM ${sequences} AND c.relowner = ${role}::regrole
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i'))
      UNION ALL SELECT format('ALTER ROUTINE %s OWNER TO CURRENT_USER', p.oid::regprocedure) FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace AND p.proowner = ${role}::regrole
      UNION ALL SELECT format('ALTER TYPE %s OWNER TO CURRENT_USER', t.oid::regtype) FROM pg_type t
        WHERE t.typnamespace = 'public'::regnamespace AND t.typowner = ${role}::regrole AND t.typtype IN ('e', 'd', 'r')
    LOOP EXECUTE thing;
    END LOOP;
  END $$`

const grants = (role: string, database: string) => `
  REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${role};
  REVOKE CREATE, TEMPORARY ON DATABASE ${database} FROM PUBLIC, ${role};
  GRANT CONNECT ON DATABASE ${database} TO ${role};
  GRANT USAGE ON SCHEMA public TO ${role};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
  REVOKE ALL ON _prisma_migrations FROM ${role};
  ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
  ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO ${role};`

/**
 * Gives the application's role exactly the rights it needs: it reads and changes rows, but creates and drops nothing.
 * Creates the role if it is missing and gives what it owned to the owner. Does nothing if all is already so. Throws
 * `DatabaseError` when the owner isn't allowed to do this.
 *
 * @param ownerUrl address of the migrated database with the owner's role and password
 * @param applicationUrl the same address with the application's role and password
 * @param setPassword whether to set the role's password from `applicationUrl` even if the role exists
 */
export async function separateRoles(
  ownerUrl: string,
  applicationUrl: string,
  {
    setPassword = false,
    log = () => undefined,
  }: { setPassword?: boolean; log?: (sentence: string) => void } = {},
): Promise<void> {
  const { username, password } = new URL(applicationUrl)
  const name = decodeURIComponent(username)
  await withMigrationLock(ownerUrl, async (client) => {
    const role = client.escapeIdentifier(name)
    const secret = client.escapeLiteral(decodeURIComponent(password))
    try {
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name])
      if (!rowCount) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${secret}`)
      else if (setPassword) await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${secret}`)
      const rights = (await client.query<RoleRights>(rightsOfRole, [name])).rows[0]!
      if (rights.is_superuser) {
        log(
          `Warning: ${name}, the role of DATABASE_URL, is a superuser. Give the server a role without rights.`,
        )
        return
      }
      const { owns_something, has_too_many_rights, has_too_few_rights } = rights
      if (!owns_something && !has_too_many_rights && !has_too_few_rights) return
      const database = client.escapeIdentifier(client.database!)
      await client.query('BEGIN')
      if (owns_something) await client.query(takeOverOwnership(client.escapeLiteral(role)))
      await client.query(grants(role, database))
      await client.query('COMMIT')
      log(`The server now works as ${name}, which can read and change rows only.`)
    } catch (cause) {
      if ((cause as { code?: string }).code !== '42501') throw cause
      throw new DatabaseError(
        `The role of DATABASE_OWNER_URL may not set up ${name}, the role of DATABASE_URL: ${(cause as Error).message}. README.md says what it needs.`,
        { cause },
      )
    }
  })
}

/** Returns whether two addresses have the same role. */
export function isSameRole(one: string, other: string): boolean {
  return new URL(one).username === new URL(other).username
}

/** Returns an address with another role and password. */
export function asRole(address: string, name: string, password: string): string {
  const url = new URL(address)
  url.username = encodeURIComponent(name)
  url.password = encodeURIComponent(password)
  return url.href
}
