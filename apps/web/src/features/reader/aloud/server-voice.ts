import { speakSentence } from '@wordhoard/contracts/reading/sentence-audio'
import { callForFile } from '../../../session/call'
import type { Voice } from './voice'

/** Number of sounds kept: the current sentence, the next one, and some for going on after a pause. */
const MAX_KEPT = 6

/** Returns our server's voice, which needs an account. It keeps its pitch at every rate. */
export function serverVoice(): Voice {
  const sounds = new Map<string, Promise<Blob>>()
  // One element for all sentences: browsers that allow sounds only after a press allow them for that element.
  const player = new Audio()
  const fetchSound = (text: string): Promise<Blob> => {
    const known = sounds.get(text)
    if (known) return known
    const sound = callForFile(speakSentence, { body: { text } })
    sounds.set(text, sound)
    // Failures aren't kept: the next attempt asks again.
    sound.catch(() => sounds.delete(text))
    const [oldest] = sounds.keys()
    if (sounds.size > MAX_KEPT && oldest !== undefined) sounds.delete(oldest)
    return sound
  }
  return {
    prepare: (text) => void fetchSound(text).catch(() => undefined),
    speak: async (text, rate, signal) => {
      const sound = await fetchSound(text)
      signal.throwIfAborted()
      const url = URL.createObjectURL(sound)
      try {
        await play(player, url, rate, signal)
      } finally {
        URL.revokeObjectURL(url)
      }
    },
  }
}

function play(player: HTMLAudioElement, url: string, rate: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const silence = () => {
      player.pause()
      reject(signal.reason)
    }
    const settle = (done: () => void) => () => {
      signal.removeEventListener('abort', silence)
      done()
    }
    player.onended = settle(resolve)
    player.onerror = settle(() => reject(new Error('The sound could not be played')))
    signal.addEventListener('abort', silence, { once: true })
    player.src = url
    player.playbackRate = rate
    player.play().catch((error: unknown) => {
      if (!signal.aborted) settle(() => reject(error))()
    })
  })
}
