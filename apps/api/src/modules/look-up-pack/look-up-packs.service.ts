import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LookUpPackFile, LookUpPackFiles } from '@wordhoard/contracts/reading/look-up-pack'
import { dictionaryState } from '@wordhoard/dictionary/index/index.queries'
import { languageCode } from '@wordhoard/lexicon/language-code'
import { writeTranslations } from '@wordhoard/look-up-pack/pack-translations'
import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import type { Dictionary } from '../dictionary/open-dictionary'
import type { Translations } from '../translations/translations.service'
import { deflate, makeLookUpPack } from './make-look-up-pack'
import { isPackName, removeOlderPacks } from './older-packs'
import { sourcesOfPack } from './sources-of-pack'

/** What is known of the pack on disk. */
interface StoredPack {
  /** What it was made of. */
  readonly key: string
  readonly words: LookUpPackFile
  readonly definitionIds: readonly number[]
}

const nameOf = (kind: string, file: Uint8Array) =>
  `${kind}-${createHash('sha256').update(file).digest('hex').slice(0, 16)}.pack`

/**
 * The files with which a device looks up words without a network. They are made when they are first asked for and kept
 * in a folder until the dictionary changes.
 */
export class LookUpPacks {
  readonly #pool: pg.Pool
  readonly #dictionary: Dictionary
  readonly #translations: Translations
  readonly #folder: string
  readonly #closing = new AbortController()
  #words: Promise<StoredPack | undefined> | undefined
  readonly #languages = new Map<string, Promise<LookUpPackFile | null>>()

  constructor(deps: {
    readonly pool: pg.Pool
    readonly dictionary: Dictionary
    readonly translations: Translations
    readonly dataDir: string
  }) {
    this.#pool = deps.pool
    this.#dictionary = deps.dictionary
    this.#translations = deps.translations
    this.#folder = join(deps.dataDir, 'cache', 'look-up-pack')
  }

  /** Returns the files of the newest pack, which may have to be made first. */
  async files(lang: string | undefined): Promise<LookUpPackFiles> {
    const pack = await this.#open()
    const code = lang === undefined ? undefined : languageCode(lang)
    if (!pack) return { words: null, translations: null }
    return {
      words: pack.words,
      translations: code === undefined ? null : await this.#openLanguage(code, pack),
    }
  }

  /** Returns a file of a pack. Throws `pack_not_found`. */
  async find(name: string): Promise<PackFile> {
    if (!isPackName(name)) throw new AppError('pack_not_found')
    const path = join(this.#folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found) throw new AppError('pack_not_found')
    return { path, bytes: found.size }
  }

  /** Ends work on a pack. */
  close(): void {
    this.#closing.abort(new AppError('unavailable'))
  }

  #open(): Promise<StoredPack | undefined> {
    this.#words ??= this.#findOrMake()
    // An unfinished import, or a failure, may be over at the next request.
    this.#words.then(
      (pack) => {
        if (!pack) this.#words = undefined
      },
      () => {
        this.#words = undefined
      },
    )
    return this.#words
  }

  async #findOrMake(): Promise<StoredPack | undefined> {
    const { state, open } = await dictionaryState.fetchOne(this.#pool, {})
    if (open) return undefined
    const key = createHash('sha256')
      .update(await sourcesOfPack())
      .update(state)
      .digest('hex')
    const facts = join(this.#folder, 'pack.json')
    const stored = await readFile(facts, 'utf8').then(
      (text) => JSON.parse(text) as StoredPack,
      () => undefined,
    )
    if (stored?.key === key && (await this.find(stored.words.name).catch(() => undefined))) return stored
    const began = Date.now()
    const { file, definitionIds } = await makeLookUpPack({
      pool: this.#pool,
      dictionary: this.#dictionary,
      signal: this.#closing.signal,
    })
    const words = await this.#store('words', file)
    const pack = { key, words, definitionIds }
    await this.#write(facts, JSON.stringify(pack))
    await removeOlderPacks(this.#folder, began, words.name)
    return pack
  }

  async #openLanguage(code: string, pack: StoredPack): Promise<LookUpPackFile | null> {
    const known = this.#languages.get(code)
    if (known) {
      const file = await known
      // Another process may have removed the file as one of an older pack.
      if (file === null || (await this.find(file.name).catch(() => undefined))) return file
    }
    const making = this.#makeLanguage(code, pack)
    this.#languages.set(code, making)
    making.catch(() => this.#languages.delete(code))
    return making
  }

  async #makeLanguage(code: string, { definitionIds }: StoredPack): Promise<LookUpPackFile | null> {
    const language = await this.#translations.open(code)
    if (!language) return null
    const { translations, translations_from } = await language.of(definitionIds)
    const file = await writeTranslations(translations, translations_from, deflate)
    return this.#store(code, file)
  }

  async #store(kind: string, file: Uint8Array): Promise<LookUpPackFile> {
    const name = nameOf(kind, file)
    await this.#write(join(this.#folder, name), file)
    return { name, bytes: file.byteLength }
  }

  /** Writes a file that is there whole or not at all. */
  async #write(path: string, content: Uint8Array | string): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const unfinished = `${path}.${process.pid}`
    await writeFile(unfinished, content)
    await rename(unfinished, path)
  }
}

/** A file of a pack. */
export interface PackFile {
  readonly path: string
  readonly bytes: number
}
