/** Ids of articles deleted in this tab; nothing more is reported for them. */
const deleted = new Set<number>()

export function markDeleted(id: number): void {
  deleted.add(id)
}

export function isDeleted(id: number): boolean {
  return deleted.has(id)
}
