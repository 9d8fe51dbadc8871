/** Returns the key under which the height of a teacher's classes on the home page is remembered. */
export function classesHeightKey(userId: number | undefined): string {
  return `classes taught by ${userId}`
}
