/** What came of playing: browsers block sound that no press asked for, and sounds may not arrive. */
export type LiveEvent = 'played' | 'blocked' | 'failed'

/** Sounds of this game and the next, by address; the oldest are let go. */
const sounds = new Map<string, HTMLAudioElement>()
const mostSounds = 16
let playing: HTMLAudioElement | null = null

function soundAt(url: string): HTMLAudioElement {
  const known = sounds.get(url)
  if (known && !known.error) return known
  const sound = new Audio()
  sound.preload = 'auto'
  sound.src = url
  sounds.delete(url)
  sounds.set(url, sound)
  for (const oldest of sounds.keys()) {
    if (sounds.size <= mostSounds) break
    sounds.delete(oldest)
  }
  return sound
}

/** Fetches a sound, so that it is there when it is asked for. */
export function fetchSound(url: string): void {
  soundAt(url)
}

/** Plays a sound from its beginning; another one stops. Settles when it has begun. */
export async function playSound(url: string): Promise<LiveEvent> {
  if (playing) playing.pause()
  const sound = soundAt(url)
  playing = sound
  try {
    sound.currentTime = 0
    await sound.play()
    return 'played'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'blocked'
    // Another sound was asked for meanwhile.
    if (error instanceof DOMException && error.name === 'AbortError') return 'played'
    console.info('A sound cannot be played', error)
    return 'failed'
  }
}

export function stopSound(): void {
  playing?.pause()
  playing = null
}
