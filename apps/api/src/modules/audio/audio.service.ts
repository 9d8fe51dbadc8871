import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Speech } from '@wordhoard/dictionary/sound/speech'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import {
  fetchRecording,
  HostAwayError,
  type Recording,
  type RecordingHosts,
  recordingHosts,
} from './fetch-recording'

/** Raise it when the voice changes: files of the old one are then not used any more. */
const VOICE_VERSION = 2
/** How long a recording that could not be fetched, or a host that does not answer, is not asked for again. */
const REPRIEVE_MS = 3600_000

/** What is to be heard of a word. */
interface Utterance {
  readonly id: number
  readonly headword: string
  /** As it is said; undefined where no transcription is known. */
  readonly ipa: string | undefined
}

export interface AudioParts {
  readonly dataDir: string
  readonly pool: pg.Pool
  readonly speech: () => Promise<Speech>
  /** Other than those of the sources; for tests. */
  readonly hosts?: RecordingHosts
}

/** British speech for headwords: recordings that a source names, else synthesised; both kept in the data directory. */
export class AudioService {
  readonly #folder: string
  readonly #parts: AudioParts
  readonly #recent = new LRUCache<string, Promise<Recording>>({ max: 200 })
  readonly #unreachable = new LRUCache<string, true>({ max: 5000, ttl: REPRIEVE_MS })

  constructor(parts: AudioParts) {
    this.#folder = join(parts.dataDir, 'cache', `audio-${VOICE_VERSION}`)
    this.#parts = parts
  }

  /**
   * How the word is said, as that part of speech where one is given: a noun may be said otherwise than the verb. Two
   * calls at once make it once.
   */
  speak(id: number, headword: string, partOfSpeech = ''): Promise<Recording> {
    const key = `${id}:${headword}:${partOfSpeech}`
    let audio = this.#recent.get(key)
    if (!audio) {
      audio = this.#load(id, headword, partOfSpeech)
      this.#recent.set(key, audio)
      // A failure is not kept.
      audio.catch(() => this.#recent.delete(key))
    }
    return audio
  }

  async #load(id: number, headword: string, partOfSpeech: string): Promise<Recording> {
    const { ipa, differs } = await this.#transcription(id, partOfSpeech)
    // A recording does not tell which of a word's readings it is.
    if (!differs) {
      for (const url of await this.#recordings(id)) {
        const recording = await this.#recorded(id, url)
        if (recording) return recording
      }
    }
    return this.#synthesised({ id, headword, ipa })
  }

  async #transcription(id: number, partOfSpeech: string) {
    const { rows } = await this.#parts.pool.query<{ ipa: string; part_of_speech: string }>(
      `SELECT ipa, part_of_speech FROM pronunciation WHERE spell_id = $1 AND accent = '' ORDER BY ordinal`,
      [id],
    )
    const own = rows.find(({ part_of_speech: said }) => said === partOfSpeech)
    return {
      ipa: (own ?? rows[0])?.ipa,
      differs: partOfSpeech !== '' && own !== undefined && own.ipa !== rows[0]?.ipa,
    }
  }

  /** British recordings, and those whose speaker's accent is not told. */
  async #recordings(id: number): Promise<string[]> {
    const { rows } = await this.#parts.pool.query<{ url: string }>(
      `SELECT url FROM spell_audio WHERE spell_id = $1 AND accent IN ('', '?') ORDER BY ordinal LIMIT 2`,
      [id],
    )
    return rows.map(({ url }) => url)
  }

  /** Undefined when it cannot be had: the word is then synthesised. */
  async #recorded(id: number, url: string): Promise<Recording | undefined> {
    const file = this.#file(id, `recorded-${hash(url)}`)
    const kept = await keptFile(file)
    if (kept) {
      const end = kept.indexOf('\n')
      return { mediaType: kept.toString('latin1', 0, end), bytes: kept.subarray(end + 1) }
    }
    const host = URL.canParse(url) ? new URL(url).host : url
    if (this.#unreachable.has(url) || this.#unreachable.has(host)) return undefined
    try {
      const recording = await fetchRecording(url, this.#parts.hosts ?? recordingHosts)
      await keep(file, Buffer.concat([Buffer.from(`${recording.mediaType}\n`, 'latin1'), recording.bytes]))
      return recording
    } catch (error) {
      if (!(error instanceof Error)) throw error
      // Without a way out, nobody should wait for every word anew.
      this.#unreachable.set(error instanceof HostAwayError ? host : url, true)
      return undefined
    }
  }

  async #synthesised({ id, headword, ipa }: Utterance): Promise<Recording> {
    const file = this.#file(id, `${hash(`${headword}\n${ipa ?? ''}`)}.wav`)
    const kept = await keptFile(file)
    if (kept) return { bytes: kept, mediaType: 'audio/wav' }
    const speech = await this.#parts.speech()
    const bytes = Buffer.from(await sayIt(speech, headword, ipa))
    await keep(file, bytes)
    return { bytes, mediaType: 'audio/wav' }
  }

  #file(id: number, name: string): string {
    return join(this.#folder, String(id % 256), `${id}-${name}`)
  }
}

/** By its transcription; by its spelling where that has sounds that the voice has not. */
async function sayIt(speech: Speech, headword: string, ipa: string | undefined): Promise<Uint8Array> {
  if (ipa === undefined) return speech.speak(headword)
  return speech.pronounce(ipa).catch((error: unknown) => {
    if (error instanceof RangeError) return speech.speak(headword)
    throw error
  })
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

async function keptFile(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Renamed into place, so that a crash never leaves half a file. */
async function keep(file: string, content: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, content)
  await rename(fresh, file)
}
