import { type RefObject, useEffect, useState } from 'react'
import { fetchOnce } from '../../../ui/fetch-once'
import { signsOfUse } from '../../../ui/use-first-touch'
import { useReading } from '../text/reading.store'
import type { EarlyInput } from './early-input'
import { isReaderKey } from './key-target'

const code = fetchOnce(async () => (await import('./text-interaction')).TextInteraction)

type Interaction = NonNullable<ReturnType<typeof code.now>>

/**
 * Loads the code for taps and keys at the first sign of use, since showing the text doesn't need it. Input that comes
 * before it has loaded is collected in `earlyInput`, so that no tap is lost.
 *
 * @param pane the text with its margins
 */
export function useTextInteraction(pane: RefObject<HTMLElement | null>): {
  readonly Interaction: Interaction | undefined
  readonly earlyInput: EarlyInput
} {
  const [Interaction, setInteraction] = useState<Interaction | undefined>(code.now)
  const [earlyInput] = useState(() => ({ presses: [] as MouseEvent[], keys: [] as KeyboardEvent[] }))
  // A selection from before draws its highlight at once.
  const hasSelection = useReading((state) => state.selection !== null)
  useEffect(() => {
    const element = pane.current
    if (Interaction || !element) return
    // Failures aren't cached: the next sign of use tries again.
    const load = () => {
      code.fetch().then(
        (fetched) => setInteraction(() => fetched),
        (error: unknown) => console.info('The code for taps and keys could not be loaded:', error),
      )
    }
    const onPress = (event: MouseEvent) => {
      // The same array: what handles it may have been rendered already, and then takes what has come until it starts.
      if (event.type === 'pointerdown') earlyInput.presses.length = 0
      earlyInput.presses.push(event)
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isReaderKey(event)) return
      earlyInput.keys.push(event)
      if (/^Arrow/.test(event.key) && !event.shiftKey) event.preventDefault()
    }
    element.addEventListener('pointerdown', onPress, { passive: true })
    element.addEventListener('click', onPress)
    window.addEventListener('keydown', onKey)
    // Not passive: if the code has loaded already, early input is handled while this event is still being dispatched.
    for (const sign of signsOfUse) window.addEventListener(sign, load)
    if (hasSelection) load()
    return () => {
      element.removeEventListener('pointerdown', onPress)
      element.removeEventListener('click', onPress)
      window.removeEventListener('keydown', onKey)
      for (const sign of signsOfUse) window.removeEventListener(sign, load)
    }
  }, [Interaction, pane, earlyInput, hasSelection])
  return { Interaction, earlyInput }
}
