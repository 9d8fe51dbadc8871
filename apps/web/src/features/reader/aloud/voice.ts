/** Something that can speak English sentences. */
export interface Voice {
  /**
   * Speaks a text, at a rate around 1. Resolves when it has been spoken, and rejects if it can't be, or with the
   * signal's reason once that is aborted, when it falls silent at once.
   */
  speak(text: string, rate: number, signal: AbortSignal): Promise<void>
  /** Makes the sound of a text in advance. */
  prepare(text: string): void
}

/** How long the browser may take to list its voices, in ms; some list them only after a while. */
const VOICES_WAIT_MS = 1_000

const isBritish = ({ lang }: SpeechSynthesisVoice) => /^en[-_]GB/i.test(lang)
const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^en\b/i.test(lang.replace('_', '-'))

/** Chooses a British voice, one of this device first, as it also speaks offline. */
export function chooseVoice(
  voices: readonly SpeechSynthesisVoice[],
  isOther: boolean,
): SpeechSynthesisVoice | undefined {
  const british = voices.filter(isBritish)
  return (
    british.find(({ localService }) => localService) ??
    british[0] ??
    (isOther ? voices.find(isEnglish) : undefined)
  )
}

async function listVoices(): Promise<SpeechSynthesisVoice[]> {
  const listed = speechSynthesis.getVoices()
  if (listed.length > 0) return listed
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
    setTimeout(resolve, VOICES_WAIT_MS)
  })
  return speechSynthesis.getVoices()
}

/**
 * Returns the browser's British voice; null if it has none.
 *
 * @param isOther whether another English voice will do
 */
export async function browserVoice(isOther: boolean): Promise<Voice | null> {
  if (!('speechSynthesis' in window)) return null
  const voice = chooseVoice(await listVoices(), isOther)
  return voice ? { speak: (...args) => utter(voice, ...args), prepare: () => undefined } : null
}

function utter(voice: SpeechSynthesisVoice, text: string, rate: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    utterance.onend = () => resolve()
    utterance.onerror = ({ error }) => reject(new Error(`The browser could not speak: ${error}`))
    signal.addEventListener('abort', () => {
      speechSynthesis.cancel()
      reject(signal.reason)
    })
    speechSynthesis.speak(utterance)
  })
}
