import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { falseFriendsFolder, falseFriendsIn, readFalseFriends } from './false-friends'

const languages = ['de', 'es', 'fr', 'it', 'pl', 'pt']

describe('the files of false friends', () => {
  it.each(languages)('hold sixty words or more in %s, each once, in order and in full', async (lang) => {
    const lines = (await readFile(join(falseFriendsFolder(), `${lang}.tsv`), 'utf8')).trimEnd().split('\n')
    const friends = falseFriendsIn(lines.join('\n'))
    expect(friends.length).toBeGreaterThanOrEqual(60)
    expect(friends).toHaveLength(lines.length)
    const keys = friends.map(({ headword, part_of_speech }) => `${headword}\t${part_of_speech}`)
    expect(new Set(keys).size).toBe(keys.length)
    const headwords = friends.map(({ headword }) => headword)
    expect(headwords).toEqual([...headwords].sort())
    for (const { headword, similar_word, meaning } of friends) {
      expect(headword).toMatch(/^\p{Ll}[\p{Ll}-]*$/u)
      expect(`${similar_word}|${meaning}`).not.toMatch(/[;/.]|^\s|\s$/u)
    }
  })
})

describe('readFalseFriends', () => {
  it('says what the similar word means', async () => {
    expect(await readFalseFriends('de')).toContainEqual({
      headword: 'actual',
      part_of_speech: 'adjective',
      similar_word: 'aktuell',
      meaning: 'current',
    })
  })

  it('finds none for other languages, and follows no path', async () => {
    expect(await readFalseFriends('ja')).toEqual([])
    expect(await readFalseFriends('../false-friends/de')).toEqual([])
  })
})
