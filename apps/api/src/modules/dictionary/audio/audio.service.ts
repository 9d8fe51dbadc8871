import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Speech } from '@wordhoard/dictionary/speech/speech'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { soundSources } from './audio.queries'
import {
  fetchRecording,
  HostAwayError,
  type Recording,
  type RecordingHosts,
  recordingHosts,
} from './fetch-recording'

/** Increase it when the voice changes, so that files of the old voice are no longer used. */
const VOICE_VERSION = 2
/** How long a recording that couldn't be fetched, or a host that doesn't answer, isn't tried again, in ms. */
const RETRY_AFTER_MS = 3600_000

/** A word to speak. */
interface SpokenWord {
  readonly id: number
  readonly headword: string
}

/** Which of a word's readings is wanted; the usual one if neither is given. */
interface WantedReading {
  /** How the word is spoken in a meaning. */
  readonly ipa?: string | undefined
  readonly part_of_speech?: string | undefined
}

/** A word to synthesise. */
interface SynthesisInput extends SpokenWord {
  /** Its pronunciation; undefined if no transcription is known. */
  readonly ipa: string | undefined
}

/** A word's readings, the most usual first, and addresses of recordings. */
interface SoundSources {
  readonly readings: readonly { readonly ipa: string; readonly part_of_speech: string }[]
  readonly recordings: readonly string[]
}

const noSources: SoundSources = { readings: [], recordings: [] }

export interface AudioDeps {
  readonly dataDir: string
  readonly pool: pg.Pool
  readonly speech: () => Promise<Speech>
  /** Replaces the sources' hosts in tests. */
  readonly hosts?: RecordingHosts
}

/** Maximum number of sounds in memory, some 50 KB each; all are files too. */
const MAX_RECENT = 40

/**
 * British pronunciations of headwords: a recording if a source names one, otherwise synthesised. Both are stored in the
 * data directory.
 */
export class AudioService {
  readonly #folder: string
  readonly #parts: AudioDeps
  readonly #recent = new LRUCache<string, Promise<Recording>>({ max: MAX_RECENT })
  readonly #unreachable = new LRUCache<string, true>({ max: 5000, ttl: RETRY_AFTER_MS })

  constructor(parts: AudioDeps) {
    this.#folder = join(parts.dataDir, 'cache', `audio-${VOICE_VERSION}`)
    this.#parts = parts
  }

  /**
   * Returns the sound of a word, in the wanted reading if there is one: a noun may be pronounced differently from the
   * verb. Two simultaneous calls make the sound only once.
   */
  speak(id: number, headword: string, reading: WantedReading = {}): Promise<Recording> {
    return this.#findOrLoad({ id, headword }, reading, async () => (await this.#sources([id])).get(id))
  }

  /**
   * Makes the sounds of these words in advance, one after another, so that they never delay a sound that a user is
   * waiting for. Failures are passed to `failed`, and tried again on request. Makes one query.
   */
  async prepareSounds(
    words: readonly SpokenWord[],
    failed: (error: unknown, word: SpokenWord) => void,
  ): Promise<void> {
    const missing = words.filter(({ id, headword }) => !this.#recent.has(keyOf(id, headword, {})))
    if (missing.length === 0) return
    const sources = await this.#sources(missing.map(({ id }) => id))
    for (const word of missing) {
      await this.#findOrLoad(word, {}, async () => sources.get(word.id)).catch((error: unknown) =>
        failed(error, word),
      )
    }
  }

  #findOrLoad(
    word: SpokenWord,
    reading: WantedReading,
    sources: () => Promise<SoundSources | undefined>,
  ): Promise<Recording> {
    const key = keyOf(word.id, word.headword, reading)
    let audio = this.#recent.get(key)
    if (!audio) {
      audio = sources().then((found = noSources) => this.#load(word, reading, found))
      this.#recent.set(key, audio)
      // Failures are not cached.
      audio.catch(() => this.#recent.delete(key))
    }
    return audio
  }

  async #load(
    { id, headword }: SpokenWord,
    { ipa, part_of_speech = '' }: WantedReading,
    { readings, recordings }: SoundSources,
  ): Promise<Recording> {
    const usual = readings[0]?.ipa
    const ofPart = readings.find((reading) => reading.part_of_speech === part_of_speech)?.ipa
    const own = ipa ?? (part_of_speech === '' ? usual : ofPart)
    // A recording doesn't say which reading of the word it is.
    const differs = own !== undefined && own !== usual
    for (const url of differs ? [] : recordings) {
      const recording = await this.#fetchRecorded(id, url)
      if (recording) return recording
    }
    return this.#synthesise({ id, headword, ipa: own ?? usual })
  }

  /** Reads the sources of all these words at once, by spell id; leaves out words without any. */
  async #sources(ids: readonly number[]): Promise<Map<number, SoundSources>> {
    const rows = await soundSources.fetchAll(this.#parts.pool, { ids })
    return new Map(rows.map((row) => [row.spell_id, row]))
  }

  /** Returns undefined if the recording can't be had; the word is then synthesised. */
  async #fetchRecorded(id: number, url: string): Promise<Recording | undefined> {
    const file = this.#file(id, `recorded-${hash(url)}`)
    const kept = await readFileIfExists(file)
    if (kept) {
      const end = kept.indexOf('\n')
      return { mediaType: kept.toString('latin1', 0, end), bytes: kept.subarray(end + 1) }
    }
    const host = URL.canParse(url) ? new URL(url).host : url
    if (this.#unreachable.has(url) || this.#unreachable.has(host)) return undefined
    try {
      const recording = await fetchRecording(url, this.#parts.hosts ?? recordingHosts)
      await writeAtomically(
        file,
        Buffer.concat([Buffer.from(`${recording.mediaType}\n`, 'latin1'), recording.bytes]),
      )
      return recording
    } catch (error) {
      if (!(error instanceof Error)) throw error
      // Without Internet access, users would otherwise wait for the timeout with every word.
      this.#unreachable.set(error instanceof HostAwayError ? host : url, true)
      return undefined
    }
  }

  async #synthesise({ id, headword, ipa }: SynthesisInput): Promise<Recording> {
    const file = this.#file(id, `${hash(`${headword}\n${ipa ?? ''}`)}.wav`)
    const kept = await readFileIfExists(file)
    if (kept) return { bytes: kept, mediaType: 'audio/wav' }
    const speech = await this.#parts.speech()
    const bytes = Buffer.from(await synthesiseWord(speech, headword, ipa))
    await writeAtomically(file, bytes)
    return { bytes, mediaType: 'audio/wav' }
  }

  #file(id: number, name: string): string {
    return join(this.#folder, String(id % 256), `${id}-${name}`)
  }
}

/** Speaks a word by its transcription, or by its spelling if the transcription has sounds that the voice lacks. */
async function synthesiseWord(
  speech: Speech,
  headword: string,
  ipa: string | undefined,
): Promise<Uint8Array> {
  if (ipa === undefined) return speech.speak(headword)
  return speech.pronounce(ipa).catch((error: unknown) => {
    if (error instanceof RangeError) return speech.speak(headword)
    throw error
  })
}

function keyOf(id: number, headword: string, { ipa = '', part_of_speech = '' }: WantedReading): string {
  return `${id}:${headword}:${part_of_speech}:${ipa}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

async function readFileIfExists(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Writes a file and then renames it into place, so that a crash never leaves half a file. */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const fresh = `${file}.${process.pid}`
  await writeFile(fresh, content).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    // This is the first file of its folder.
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(fresh, content)
  })
  await rename(fresh, file)
}
