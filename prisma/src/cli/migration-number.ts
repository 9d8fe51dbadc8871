/** Returns the number of the next migration: the one after the highest, because some numbers are left out. */
export function nextMigrationNumber(folders: readonly string[]): string {
  const numbers = folders.flatMap((name) => /^(\d{4})_/.exec(name)?.[1] ?? []).map(Number)
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
