/**
 * Returns the key under which the height of the home page's assignments is remembered. It is kept per user, because
 * most users are in no class.
 */
export function myAssignmentsHeightKey(userId: number | undefined): string {
  return `work to do of ${userId}`
}
