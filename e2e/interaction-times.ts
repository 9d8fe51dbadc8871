import type { Page } from '@playwright/test'

/** Shortest durations that browsers report, in ms: faster interactions leave no entry. */
const SHORTEST_MS = 16

/** Times interactions as Interaction to Next Paint does: from the press until the next frame is painted. */
interface InteractionTimes {
  /** Runs an action, which presses something once, and notes how long the page took to show it. */
  time(name: string, act: () => Promise<unknown>): Promise<void>
  /** The median of each kind of interaction, in ms; browsers round to 8. */
  medians(): ReadonlyMap<string, number>
}

/** Begins to time interactions on all documents that the page opens from now on. */
export async function timeInteractions(page: Page): Promise<InteractionTimes> {
  await page.addInitScript((durationThreshold) => {
    const durations: number[] = []
    Object.assign(window, { interactionDurations: durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (entry.interactionId > 0) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
  }, SHORTEST_MS)
  const times = new Map<string, number[]>()
  const takeDurations = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
      // Entries arrive when the browser is idle after the frame.
      await new Promise((resolve) => setTimeout(resolve, 150))
      return (window as unknown as { interactionDurations: number[] }).interactionDurations.splice(0)
    })
  return {
    async time(name, act) {
      await takeDurations()
      await act()
      const longest = Math.max(SHORTEST_MS, ...(await takeDurations()))
      times.set(name, [...(times.get(name) ?? []), longest])
    },
    medians: () =>
      new Map([...times].map(([name, all]) => [name, all.sort((a, b) => a - b)[all.length >> 1]!])),
  }
}
