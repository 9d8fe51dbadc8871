/**
 * Splits a migration into statements at every semicolon, as the schema engine does. Each is a transaction of its own, so a
 * migration may build indexes while others write, and move rows in steps.
 */
export function splitStatements(script: string): string[] {
  return script
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

/**
 * Returns a migration as one transaction can run it on tables without rows. Nobody else writes to them, so their indexes
 * need not be built beside other work, and steps that move rows find none.
 */
export function withoutConcurrency(script: string): string {
  return script.replaceAll(/\bINDEX CONCURRENTLY\b/g, 'INDEX')
}
