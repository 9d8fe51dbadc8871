// @vitest-environment jsdom
import type { Game } from '@wordhoard/contracts/learning'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../../testing/page'
import { preloadMedia } from './preload-media'
import { playSound, stopSound } from './sound'

openPage({ user: null })

class Sound {
  static made: Sound[] = []
  src = ''
  preload = ''
  currentTime = 7
  error: object | null = null
  state = 'fetched'
  failure: Error | null = null
  constructor() {
    Sound.made.push(this)
  }
  play() {
    this.state = 'playing'
    return this.failure ? Promise.reject(this.failure) : Promise.resolve()
  }
  pause() {
    this.state = 'paused'
  }
}
const sounds = (url: string) => Sound.made.filter(({ src }) => src === url)

let pictures: string[]
beforeEach(() => {
  Sound.made = []
  pictures = []
  vi.stubGlobal('Audio', Sound)
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        pictures.push(url)
      }
    },
  )
})

describe('playSound', () => {
  it('plays each sound from its beginning, fetches it once and stops the previous one', async () => {
    expect(await playSound('/a')).toBe('played')
    expect(await playSound('/b')).toBe('played')
    expect(sounds('/a')[0]?.state).toBe('paused')
    sounds('/a')[0]!.currentTime = 3
    await playSound('/a')
    expect(sounds('/a')).toHaveLength(1)
    expect(sounds('/a')[0]).toMatchObject({ currentTime: 0, state: 'playing' })
    stopSound()
    expect(sounds('/a')[0]?.state).toBe('paused')
  })

  it.each([
    ['blocked', new DOMException('no press', 'NotAllowedError')],
    ['played', new DOMException('interrupted', 'AbortError')],
    ['failed', new DOMException('no codec', 'NotSupportedError')],
  ])('returns %s after %s', async (result, failure) => {
    await playSound(`/${result}`)
    sounds(`/${result}`)[0]!.failure = failure
    expect(await playSound(`/${result}`)).toBe(result)
  })

  it('fetches a sound again that failed to load', async () => {
    await playSound('/lost')
    sounds('/lost')[0]!.error = {}
    await playSound('/lost')
    expect(sounds('/lost')).toHaveLength(2)
  })

  it('keeps the latest sounds and evicts old ones', async () => {
    for (let n = 0; n < 40; n += 1) await playSound(`/s${n}`)
    await playSound('/s39')
    await playSound('/s0')
    expect([sounds('/s39').length, sounds('/s0').length]).toEqual([1, 2])
  })
})

describe('preloadMedia', () => {
  const game = (more: Partial<Game>): Game => ({
    id: 'a',
    game_session_id: 1,
    name: 'audio-image',
    question: { kind: 'audio', audio_url: '/q' },
    answers: [],
    token: '',
    ...more,
  })

  it('preloads the sounds and pictures of question and options', () => {
    preloadMedia(
      game({
        answers: [
          { id: '1', kind: 'image', image_url: '/one' },
          { id: '2', kind: 'audio', audio_url: '/two' },
          { id: '3', kind: 'spell', text: 'heron' },
        ],
      }),
    )
    expect(Sound.made.map(({ src }) => src)).toEqual(['/q', '/two'])
    expect(pictures).toEqual(['/one'])
  })

  it('fetches nothing for a game of pieces, or when there is no next game', () => {
    preloadMedia(game({ question: { kind: 'spell', text: 'x' }, answers: [{ id: '1', text: 'her' }] }))
    preloadMedia(undefined)
    expect([Sound.made.length, pictures.length]).toEqual([0, 0])
  })
})
