import { toast } from '../../../ui/overlays/toast.store'
import { entryMessages } from './messages'

/**
 * Returns a British voice of the browser, which sounds better than a synthesised recording; undefined in the many
 * browsers that have none.
 */
function britishVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.replace('_', '-') === 'en-GB')
  return voices.find(({ localService }) => localService) ?? voices[0]
}

// In some browsers the first call only starts loading the voices.
if ('speechSynthesis' in window) speechSynthesis.getVoices()

let playing: HTMLAudioElement | null = null

/**
 * Pronounces a word in British English: with the browser's voice if it has one, otherwise with the server's recording.
 *
 * @param isBetter whether the recording beats a synthetic voice: a person speaks it, or the word has several
 * pronunciations and only the recording has the right one
 */
export async function say(text: string, recording: string, isBetter = false): Promise<void> {
  const voice = isBetter ? undefined : britishVoice()
  if (voice) {
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.95
    speechSynthesis.speak(utterance)
    return
  }
  playing?.pause()
  playing = new Audio(recording)
  try {
    await playing.play()
  } catch (error) {
    // Another word was requested in the meantime.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.info('The recording cannot be played:', error)
    toast({ text: navigator.onLine ? entryMessages.notPlayed : entryMessages.soundNotHere, tone: 'error' })
  }
}
