import { create } from 'zustand'

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

interface Languages {
  readonly sourceLanguage: string
  readonly targetLanguage: string
}

interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void
}

interface OpenTranslator {
  translate(text: string): Promise<string>
}

/** The browser's own translator (https://webmachinelearning.github.io/translation-api/). */
interface BrowserTranslator {
  availability(languages: Languages): Promise<Availability>
  create(
    options: Languages & { readonly monitor?: (monitor: DownloadMonitor) => void },
  ): Promise<OpenTranslator>
}

const browserTranslator = (): BrowserTranslator | undefined =>
  (globalThis as { Translator?: BrowserTranslator }).Translator

const languagesOf = (lang: string): Languages => ({ sourceLanguage: 'en', targetLanguage: lang })

/** Whether the browser can translate into a language; undefined while that isn't known. */
export const useTranslator = create<{ lang: string | undefined; availability: Availability | undefined }>()(
  () => ({ lang: undefined, availability: undefined }),
)

/** Asks the browser whether it can translate into a language, before a button is shown for it. */
export async function checkTranslator(lang: string): Promise<void> {
  if (useTranslator.getState().lang === lang) return
  useTranslator.setState({ lang, availability: undefined })
  try {
    const availability = (await browserTranslator()?.availability(languagesOf(lang))) ?? 'unavailable'
    if (useTranslator.getState().lang === lang) useTranslator.setState({ availability })
  } catch (error) {
    console.info('The browser can’t say whether it translates', error)
  }
}

const opened = new Map<string, Promise<OpenTranslator>>()

/**
 * Translates a sentence on this device; downloads the language first if the browser doesn't have it.
 *
 * @param onProgress called with the share of the language that is downloaded
 * @throws when the browser can't
 */
export async function translateSentence(
  sentence: string,
  lang: string,
  onProgress: (share: number) => void,
): Promise<string> {
  const translator = browserTranslator()
  if (!translator) throw new Error('This browser has no translator')
  const opening =
    opened.get(lang) ??
    translator.create({
      ...languagesOf(lang),
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
    })
  opened.set(lang, opening)
  try {
    const open = await opening
    useTranslator.setState({ availability: 'available' })
    return await open.translate(sentence)
  } catch (error) {
    opened.delete(lang)
    throw error
  }
}
