/** Whether the database refused a row because another one holds the same unique value (Prisma's and PostgreSQL's codes). */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === 'P2002' || code === '23505'
}

/** Whether Prisma was to change a row that is not there. */
export function isMissingRecord(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'P2025'
}

/** The database is away, restarting, frozen, or has no room for another connection (Node's, PostgreSQL's and Prisma's codes). */
const away =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[1-5]|57014|08\w{3}|53300|P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/

/** What `pg` says, without a code, of a connection that is of no use any more. */
const brokenConnection =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/i

/**
 * Whether a call failed because the database cannot be reached or does not answer in time: the caller did nothing wrong, and
 * may try again in a moment.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => away.test(String(code ?? '')) || brokenConnection.test(String(message ?? '')),
  )
}

/** Whether a call failed because the disk is full: PostgreSQL's disk_full, or a file that could not be written. */
export function isStorageFull(error: unknown): boolean {
  return causesOf(error).some(({ code }) => /^(53100|ENOSPC|EDQUOT)$/.test(String(code ?? '')))
}

interface Cause {
  readonly code?: unknown
  /** PostgreSQL's code, as Prisma's adapter passes it on. */
  readonly originalCode?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly meta?: { readonly driverAdapterError?: unknown }
}

/** An error and what it came from: Prisma wraps what the driver said. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (let next = error as Cause | null | undefined; next && causes.length < 8; ) {
    causes.push(next.originalCode === undefined ? next : { ...next, code: next.originalCode })
    next = (next.cause ?? next.meta?.driverAdapterError) as Cause | undefined
  }
  return causes
}
