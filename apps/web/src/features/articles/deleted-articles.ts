/** Articles that were deleted on this page: nothing more is to be told of them. */
const deleted = new Set<number>()

export function noteDeleted(id: number): void {
  deleted.add(id)
}

export function isDeleted(id: number): boolean {
  return deleted.has(id)
}
