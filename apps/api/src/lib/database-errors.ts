/** Returns whether the database refused a row because its unique value is taken (codes of Prisma and PostgreSQL). */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === 'P2002' || code === '23505'
}

/** Codes of Node, PostgreSQL and Prisma for a database that is down, restarting, frozen or out of connections. */
const away =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[1-5]|57014|08\w{3}|53300|P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/

/** Messages, without a code, that `pg` gives for a connection that can no longer be used. */
const brokenConnection =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/i

/**
 * Returns whether a call failed because the database can't be reached or doesn't answer in time. The caller did nothing
 * wrong and may try again in a moment.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => away.test(String(code ?? '')) || brokenConnection.test(String(message ?? '')),
  )
}

/**
 * Returns whether a call failed because the disk is full: PostgreSQL's disk_full, or a file that could not be written.
 */
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

/** Returns an error followed by its causes, at most eight in all: Prisma wraps the driver's errors. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (let next = error as Cause | null | undefined; next && causes.length < 8; ) {
    causes.push(next.originalCode === undefined ? next : { ...next, code: next.originalCode })
    next = (next.cause ?? next.meta?.driverAdapterError) as Cause | undefined
  }
  return causes
}
