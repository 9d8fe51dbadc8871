/** Whether the database refused a row because another one holds the same unique value (Prisma's and PostgreSQL's codes). */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === 'P2002' || code === '23505'
}

/** Whether Prisma was to change a row that is not there. */
export function isMissingRecord(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'P2025'
}
