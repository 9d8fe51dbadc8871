import { readMedium } from '../../../../device/offline-sessions/session-media'

/** Outcome of playing a sound: browsers block sound without a user gesture, and a sound may fail to load. */
export type SoundResult = 'played' | 'blocked' | 'failed'

/** Sounds of this game and the next, by URL; the oldest are evicted. */
const sounds = new Map<string, HTMLAudioElement>()
const MAX_SOUNDS = 16
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
    if (sounds.size <= MAX_SOUNDS) break
    sounds.delete(oldest)
  }
  return sound
}

/** Preloads a sound, so that it can play without delay. */
export function preloadSound(url: string): void {
  soundAt(url)
}

/** Plays a sound from its beginning and stops the previous one. Resolves once the sound has started. */
export async function playSound(url: string): Promise<SoundResult> {
  if (playing) playing.pause()
  const sound = soundAt(url)
  playing = sound
  try {
    sound.currentTime = 0
    await sound.play()
    return 'played'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return 'blocked'
    // Interrupted by another sound.
    if (error instanceof DOMException && error.name === 'AbortError') return 'played'
    if (await playStored(sound, url)) return 'played'
    console.info('The sound could not be played:', error)
    return 'failed'
  }
}

/** Plays a sound that was stored for a session without a network; returns whether there was one. */
async function playStored(sound: HTMLAudioElement, url: string): Promise<boolean> {
  const stored = await readMedium(url).catch(() => undefined)
  if (!stored) return false
  sound.src = URL.createObjectURL(stored)
  return sound.play().then(
    () => true,
    () => false,
  )
}

export function stopSound(): void {
  playing?.pause()
  playing = null
}
