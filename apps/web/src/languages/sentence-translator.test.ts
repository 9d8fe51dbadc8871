// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkTranslator, translateSentence, useTranslator } from './sentence-translator'

afterEach(() => {
  vi.unstubAllGlobals()
  useTranslator.setState({ lang: undefined, availability: undefined })
})

describe('the browser’s translator', () => {
  it('isn’t available where the browser has none', async () => {
    await checkTranslator('de')
    expect(useTranslator.getState()).toEqual({ lang: 'de', availability: 'unavailable' })
    await expect(translateSentence('Hello.', 'de', () => {})).rejects.toThrow()
  })

  it('is asked for English to the learner’s language, and says how much is downloaded', async () => {
    const asked: unknown[] = []
    let progress: ((event: { loaded: number }) => void) | undefined
    vi.stubGlobal('Translator', {
      availability: async (languages: unknown) => {
        asked.push(languages)
        return 'downloadable'
      },
      create: async ({ monitor }: { monitor: (target: object) => void }) => {
        monitor({ addEventListener: (_: string, listener: typeof progress) => (progress = listener) })
        progress?.({ loaded: 0.4 })
        return { translate: async (text: string) => `de:${text}` }
      },
    })
    await checkTranslator('de')
    expect(asked).toEqual([{ sourceLanguage: 'en', targetLanguage: 'de' }])
    expect(useTranslator.getState().availability).toBe('downloadable')
    const shares: number[] = []
    expect(await translateSentence('Hello.', 'de', (share) => shares.push(share))).toBe('de:Hello.')
    expect(shares).toEqual([0.4])
    expect(useTranslator.getState().availability).toBe('available')
  })

  it('can be tried again after a failure', async () => {
    let tries = 0
    vi.stubGlobal('Translator', {
      create: async () => {
        tries++
        if (tries === 1) throw new Error('no space')
        return { translate: async () => 'ja' }
      },
    })
    await expect(translateSentence('Yes.', 'fr', () => {})).rejects.toThrow('no space')
    expect(await translateSentence('Yes.', 'fr', () => {})).toBe('ja')
  })
})
