import { create } from 'zustand'

/** Name of the file or chapter that is being read; null while none is. */
export const useOpening = create<{ readonly name: string | null }>()(() => ({ name: null }))

/** Two frames, after which what was set before is on the screen. */
const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** Says what is being opened while `work` goes on; another one waits for nobody and is not begun. */
export async function whileOpening(name: string, work: () => Promise<void>): Promise<void> {
  if (useOpening.getState().name !== null) return
  useOpening.setState({ name })
  try {
    // Long texts take the page's only thread for a second: it should say so before.
    await nextPaint()
    await work()
    // And until what was opened is there.
    await nextPaint()
  } finally {
    useOpening.setState({ name: null })
  }
}
