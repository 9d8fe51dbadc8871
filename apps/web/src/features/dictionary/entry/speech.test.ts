// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, toastTexts } from '../../../testing/page'
import { say } from './speech'

openPage({ user: null })

let spoken: string[]
let played: string[]
let play: () => Promise<void>

function browser(voices: { lang: string; localService: boolean }[] | undefined) {
  if (!voices) {
    Reflect.deleteProperty(globalThis, 'speechSynthesis')
    return
  }
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    cancel: () => spoken.push('-'),
    speak: ({ text, voice }: { text: string; voice: { lang: string; localService: boolean } }) =>
      spoken.push(`${text} ${voice.lang} ${voice.localService ? 'here' : 'there'}`),
  })
}

beforeEach(() => {
  spoken = []
  played = []
  play = () => Promise.resolve()
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      voice: unknown
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal(
    'Audio',
    class {
      readonly url: string
      constructor(url: string) {
        this.url = url
      }
      pause = () => played.push(`pause ${this.url}`)
      play = () => {
        played.push(this.url)
        return play()
      }
    },
  )
})

describe('a pronunciation', () => {
  it('uses a British voice of the device itself if there is one', async () => {
    browser([
      { lang: 'en-US', localService: true },
      { lang: 'en-GB', localService: false },
      { lang: 'en_GB', localService: true },
    ])
    await say('heron', '/heron.mp3')
    expect(spoken).toEqual(['-', 'heron en_GB here'])
    expect(played).toEqual([])
  })

  it('plays the recording when it is better or there is no British voice', async () => {
    browser([{ lang: 'en-GB', localService: true }])
    await say('row', '/row.mp3', true)
    browser([{ lang: 'en-US', localService: true }])
    await say('heron', '/heron.mp3')
    browser(undefined)
    await say('tide', '/tide.mp3')
    expect(played.filter((each) => !each.startsWith('pause'))).toEqual([
      '/row.mp3',
      '/heron.mp3',
      '/tide.mp3',
    ])
    expect(spoken).toEqual([])
  })

  it('stops when another one is requested, without an error message', async () => {
    browser(undefined)
    play = () => Promise.reject(new DOMException('interrupted', 'AbortError'))
    await say('one', '/one.mp3')
    await say('two', '/two.mp3')
    expect(played).toContain('pause /one.mp3')
    expect(toastTexts()).toEqual([])
  })

  it('shows an error when it can’t be played', async () => {
    browser(undefined)
    play = () => Promise.reject(new DOMException('no codec', 'NotSupportedError'))
    await say('heron', '/heron.mp3')
    expect(toastTexts()).toEqual(['We couldn’t play the pronunciation. Please try again.'])
  })
})
