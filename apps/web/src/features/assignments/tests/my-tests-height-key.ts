/** Returns the key under which the height of the home page's tests is remembered, per user. */
export function myTestsHeightKey(userId: number | undefined): string {
  return `tests to take of ${userId}`
}
