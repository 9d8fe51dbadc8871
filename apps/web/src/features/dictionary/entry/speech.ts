import { toast } from '../../../ui/overlays/toast.store'

/** A British voice of the browser's own sounds better than a synthesised recording; many browsers have none. */
function britishVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.replace('_', '-') === 'en-GB')
  return voices.find(({ localService }) => localService) ?? voices[0]
}

// The first call only makes some browsers load their voices.
if ('speechSynthesis' in window) speechSynthesis.getVoices()

let playing: HTMLAudioElement | null = null

/**
 * Says a word in British English: by the browser's voice if it has one, else from the server's recording.
 *
 * @param isBetter the recording is a person's, or one of several readings that no other voice would choose
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
    // Another word was asked for meanwhile.
    if (error instanceof DOMException && error.name === 'AbortError') return
    console.info('The recording cannot be played:', error)
    toast({ text: 'The pronunciation cannot be played right now.', tone: 'error' })
  }
}
