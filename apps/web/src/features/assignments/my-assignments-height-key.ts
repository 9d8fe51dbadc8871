/** What the first page's class work is called where heights are remembered: of each reader, as most are in no class. */
export function myAssignmentsHeightKey(userId: number | undefined): string {
  return `work to do of ${userId}`
}
