import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Speech } from '@wordhoard/dictionary/sound/speech'
import { LRUCache } from 'lru-cache'

/** Raise it when the voice changes: files of the old one are then not used any more. */
const VOICE_VERSION = 1

/** British speech for headwords, made once and kept as files in the data directory. */
export class AudioService {
  readonly #folder: string
  readonly #speech: () => Promise<Speech>
  readonly #recent = new LRUCache<string, Promise<Buffer>>({ max: 200 })

  constructor(dataDir: string, speech: () => Promise<Speech>) {
    this.#folder = join(dataDir, 'cache', `audio-${VOICE_VERSION}`)
    this.#speech = speech
  }

  /** The spoken word as WAV. Two calls at once make it once. */
  speak(id: number, headword: string): Promise<Buffer> {
    const key = `${id}:${headword}`
    let audio = this.#recent.get(key)
    if (!audio) {
      audio = this.#load(id, headword)
      this.#recent.set(key, audio)
      // A failure is not kept.
      audio.catch(() => this.#recent.delete(key))
    }
    return audio
  }

  async #load(id: number, headword: string): Promise<Buffer> {
    const folder = join(this.#folder, String(id % 256))
    const file = join(folder, `${id}-${encodeURIComponent(headword).slice(0, 100)}.wav`)
    const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (kept) return kept
    const speech = await this.#speech()
    const audio = Buffer.from(await speech.speak(headword))
    await mkdir(folder, { recursive: true })
    // Renamed into place, so that a crash never leaves half a file.
    const fresh = `${file}.${process.pid}`
    await writeFile(fresh, audio)
    await rename(fresh, file)
    return audio
  }
}
