let count = 0

/** Whether something is being sent that leaving the page would cut off. */
export const hasUnfinishedWrites = (): boolean => count > 0

/** Counts a call that changes something for as long as it lasts. */
export async function countWrite<T>(work: () => Promise<T>): Promise<T> {
  count += 1
  try {
    return await work()
  } finally {
    count -= 1
  }
}
