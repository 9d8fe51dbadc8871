import { create } from 'zustand'

/** Name of the file or chapter being opened; null if there is none. */
export const useOpening = create<{ readonly name: string | null }>()(() => ({ name: null }))

/** Waits for two frames, after which earlier changes have been painted. */
const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Whether the work is done and only the message is still shown. */
let isEnding = false

/**
 * Shows what is being opened while `work` runs. Does nothing if something else is already being opened; what comes while
 * only the message of the last one is left takes its place.
 */
export async function whileOpening(name: string, work: () => Promise<void>): Promise<void> {
  if (useOpening.getState().name !== null && !isEnding) return
  const opening = { name }
  isEnding = false
  useOpening.setState(opening, true)
  try {
    // Opening a long text can block the page for a second, so the message has to be painted first.
    await nextPaint()
    await work()
    // Keeps the message until the opened text has been painted.
    isEnding = true
    await nextPaint()
  } finally {
    if (useOpening.getState() === opening) useOpening.setState({ name: null })
  }
}
