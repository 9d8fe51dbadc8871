import { beforeEach, describe, expect, it } from 'vitest'
import { changeWantedWords, setSessionSettings, useSessionSettings } from './session-settings.store'

const wanted = () => useSessionSettings.getState().wantedWordsNum

describe('session settings', () => {
  beforeEach(() => setSessionSettings({ wantedWordsNum: 5, gameMode: 'normal' }))

  it('default to five words, medium games, normal mode and sound', () => {
    expect(useSessionSettings.getInitialState()).toEqual({
      wantedWordsNum: 5,
      gamesSize: 'medium',
      gameMode: 'normal',
      hasAudio: true,
    })
  })

  it('keep the number of words between 2 and 10', () => {
    for (let times = 0; times < 12; times++) changeWantedWords(1)
    expect(wanted()).toBe(10)
    for (let times = 0; times < 12; times++) changeWantedWords(-1)
    expect(wanted()).toBe(2)
  })

  it('do not change the number of words in a challenge', () => {
    setSessionSettings({ gameMode: 'challenge' })
    changeWantedWords(1)
    expect(wanted()).toBe(5)
  })
})
