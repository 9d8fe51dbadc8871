import { getLookUpPackFile, type LookUpPackFiles } from '@wordhoard/contracts/reading/look-up-pack'
import { LookUpPack } from '@wordhoard/look-up-pack/look-up-pack'
import { PackTranslations } from '@wordhoard/look-up-pack/pack-translations'
import { fetchFile } from './fetch-file'
import { isWhole, PackStorage, type StoredFile } from './pack-storage'
import type { PackAnswers, PackRequest, StoredState } from './protocol'

/** Fetches, stores and opens the pack; lives in a worker, so that nothing of it delays a frame. */
export class PackKeeper {
  readonly #onProgress: (state: StoredState) => void
  #storage: Promise<PackStorage> | undefined
  #pack: Promise<LookUpPack | undefined> | undefined
  #translations: { readonly lang: string; readonly opened: Promise<PackTranslations | undefined> } | undefined

  constructor(onProgress: (state: StoredState) => void) {
    this.#onProgress = onProgress
  }

  /** Answers a question of a page. */
  async answer(request: PackRequest): Promise<PackAnswers[keyof PackAnswers]> {
    if (request.kind === 'state') return stateOf(await this.#files())
    if (request.kind === 'fetch') return this.#fetch(request.files, request.lang)
    if (request.kind === 'remove') return this.#remove()
    const pack = await this.#open()
    if (!pack) return undefined
    if (request.kind === 'prepare') {
      await pack.prepare()
      return undefined
    }
    const translations = await this.#openTranslations(request.lang)
    if (request.kind === 'entry') {
      const spell = await pack.entry(request.id)
      return spell && translations ? translations.addTo(spell) : spell
    }
    const found = await pack.lookUp(request.query)
    if (!translations) return found
    return { ...found, entries: found.entries.map((spell) => translations.addTo(spell)) }
  }

  #open(): Promise<LookUpPack | undefined> {
    this.#pack ??= this.#files().then(async (files) => {
      const words = files.find((file) => file.kind === 'words' && isWhole(file))
      return words && LookUpPack.open((await this.#store()).source(words))
    })
    // What isn't there, or can't be read, may be there later.
    this.#pack.then(
      (pack) => {
        if (!pack) this.#pack = undefined
      },
      () => {
        this.#pack = undefined
      },
    )
    return this.#pack
  }

  #openTranslations(lang: string | undefined): Promise<PackTranslations | undefined> {
    if (lang === undefined) return Promise.resolve(undefined)
    if (this.#translations?.lang !== lang) {
      const opened = this.#files().then(async (files) => {
        const file = files.find((one) => one.kind === 'translations' && one.lang === lang && isWhole(one))
        return file && PackTranslations.open((await this.#store()).source(file))
      })
      this.#translations = { lang, opened }
    }
    // A tap is answered without them rather than not at all.
    return this.#translations!.opened.catch(() => undefined)
  }

  async #fetch({ words, translations }: LookUpPackFiles, lang: string | undefined): Promise<StoredState> {
    if (!words) return stateOf(await this.#files())
    const storage = await this.#store()
    const wanted = [
      { ...words, kind: 'words' as const, received: 0 },
      ...(translations ? [{ ...translations, kind: 'translations' as const, lang, received: 0 }] : []),
    ]
    const now = new Map<string, StoredFile>()
    for (const file of wanted) now.set(file.name, (await storage.find(file.name)) ?? file)
    for (const file of [...now.values()]) {
      const address = `/api${getLookUpPackFile.path.replace(':name', file.name)}`
      await fetchFile(storage, file, address, (grown) => {
        now.set(grown.name, grown)
        this.#onProgress(stateOf([...now.values()]))
      })
    }
    // Only now, so that an old pack answers until the new one is whole.
    for (const file of await storage.files()) if (!now.has(file.name)) await storage.delete(file)
    this.#forget()
    return stateOf(await storage.files())
  }

  async #remove(): Promise<StoredState> {
    const storage = await this.#store()
    for (const file of await storage.files()) await storage.delete(file)
    this.#forget()
    return stateOf([])
  }

  #forget(): void {
    this.#pack = undefined
    this.#translations = undefined
  }

  async #files(): Promise<StoredFile[]> {
    return (await this.#store()).files()
  }

  #store(): Promise<PackStorage> {
    this.#storage ??= PackStorage.open()
    this.#storage.catch(() => {
      this.#storage = undefined
    })
    return this.#storage
  }
}

function stateOf(files: readonly StoredFile[]): StoredState {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const words = files.find((file) => file.kind === 'words' && isWhole(file))
  return {
    isReady: words !== undefined,
    bytes: sum(files.map(({ received }) => received)),
    total: sum(files.map(({ bytes }) => bytes)),
    version: words?.name,
    lang: files.find((file) => file.kind === 'translations' && isWhole(file))?.lang,
  }
}
