import { type GameName, type GameSize, gameNames, gameSizes } from '@wordhoard/contracts/learning'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerKinds, gameKind } from './game-kinds'
import { type PlannedGame, type PlannedWord, planGames, possibleGames } from './plan'
import { randomFromSeed } from './simulator/seeded-random'

const perWord: Readonly<Record<GameSize, number>> = { small: 1, medium: 2, large: 3 }
const rank = (name: GameName) => answerKinds.indexOf(gameKind(name).answer)

const word = fc.record({
  hasImage: fc.boolean(),
  hasDefinition: fc.boolean(),
  canBuild: fc.boolean(),
  isForgotten: fc.boolean(),
  score: fc.double({ min: 0, max: 10, noNaN: true }),
  hasImageChoices: fc.option(fc.boolean(), { nil: undefined }),
  hasWordChoices: fc.option(fc.boolean(), { nil: undefined }),
})
const words = fc
  .array(word, { minLength: 1, maxLength: 25 })
  .map((list) => list.map((each, index): PlannedWord => ({ ...each, spellId: index + 1 })))
const session = fc.record({
  words,
  size: fc.constantFrom(...gameSizes),
  hasAudio: fc.boolean(),
  seed: fc.integer(),
})

const full = (spellId: number, score = 0): PlannedWord => ({
  spellId,
  hasImage: true,
  hasDefinition: true,
  canBuild: true,
  isForgotten: false,
  score,
})

const ofWord = (games: readonly PlannedGame[], spellId: number) =>
  games.filter((game) => game.spellId === spellId).map(({ name }) => name)

describe('planGames', () => {
  it('gives each word one, two or three different games of rising difficulty, or as many as are possible', () => {
    fc.assert(
      fc.property(session, ({ words, size, hasAudio, seed }) => {
        const games = planGames({ words, size, hasAudio, random: randomFromSeed(seed) })
        for (const each of words) {
          const own = ofWord(games, each.spellId)
          const possible = possibleGames(each, hasAudio)
          expect(own).toHaveLength(Math.min(perWord[size], possible.length))
          expect(new Set(own).size).toBe(own.length)
          expect(own.map(rank)).toEqual(own.map(rank).toSorted())
          expect(possible).toEqual(expect.arrayContaining(own))
        }
      }),
    )
  })

  it('never plans a game whose picture, definition, sound, fragments or options are missing', () => {
    fc.assert(
      fc.property(session, ({ words, size, hasAudio, seed }) => {
        for (const { spellId, name } of planGames({ words, size, hasAudio, random: randomFromSeed(seed) })) {
          const of = words.find((each) => each.spellId === spellId) as PlannedWord
          if (!of.hasImage) expect(name).not.toContain('image')
          if (!of.hasDefinition) expect(name).not.toContain('definition')
          if (!hasAudio) expect(name).not.toContain('audio')
          if (!of.canBuild) expect(name).not.toContain('part-spelling')
          if (of.hasImageChoices === false) expect(name).not.toMatch(/-image$/)
          if (of.hasWordChoices === false) expect(name).not.toMatch(/-(spell|audio)$/)
        }
      }),
    )
  })

  it.each(gameSizes)('never plays a game twice in a row, and spaces out the games of a word (%s)', (size) => {
    const list = fc.array(
      fc.record({ score: fc.double({ min: 0, max: 10, noNaN: true }), hasImage: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 15,
      },
    )
    fc.assert(
      fc.property(list, fc.boolean(), fc.integer(), (list, hasAudio, seed) => {
        const words = list.map((each, index) => ({ ...full(index + 1), ...each }))
        const games = planGames({ words, size, hasAudio, random: randomFromSeed(seed) })
        for (const [index, { spellId, name }] of games.entries()) {
          expect(games[index - 1]?.name).not.toBe(name)
          const soon = games.slice(index + 1, index + words.length)
          expect(soon.map((game) => game.spellId)).not.toContain(spellId)
        }
      }),
    )
  })

  it('plays each of the 22 games often over many sessions', () => {
    const random = randomFromSeed(7)
    const played = new Map<GameName, number>()
    for (let index = 0; index < 300; index++) {
      const size = gameSizes[index % 3] as GameSize
      const words = [1, 2, 3, 4, 5].map((spellId) => full(spellId, random() * 10))
      for (const { name } of planGames({ words, size, hasAudio: true, random })) {
        played.set(name, (played.get(name) ?? 0) + 1)
      }
    }
    expect([...played.keys()].sort()).toEqual([...gameNames].sort())
    expect(Math.min(...played.values())).toBeGreaterThan(40)
  })

  it('plays all 22 games even with new words only', () => {
    const random = randomFromSeed(8)
    const played = new Set<GameName>()
    for (let index = 0; index < 100; index++) {
      const words = [1, 2, 3].map((spellId) => full(spellId))
      for (const { name } of planGames({ words, size: 'large', hasAudio: true, random })) played.add(name)
    }
    expect(played.size).toBe(22)
  })

  it('asks weak and forgotten words in easy games, and strong words in hard ones', () => {
    const random = randomFromSeed(9)
    const first = (of: PlannedWord) => {
      const [game] = planGames({ words: [of], size: 'small', hasAudio: true, random })
      return gameKind((game as PlannedGame).name).answer
    }
    const shares = (of: PlannedWord) => {
      const kinds = Array.from({ length: 200 }, () => first(of))
      return answerKinds.map((kind) => kinds.filter((each) => each === kind).length / 200)
    }
    expect(shares(full(1, 0))).toEqual([1, 0, 0])
    expect(shares(full(1, 10))).toEqual([0, 0, 1])
    expect(shares({ ...full(1, 10), isForgotten: true })[2]).toBe(0)
    expect(shares(full(1, 4.5))[1]).toBeGreaterThan(0.6)
  })

  it('plans sessions of one word, of a word that can only be spelt, and of no words', () => {
    const random = randomFromSeed(3)
    const bare = { ...full(1), hasImage: false, hasDefinition: false, canBuild: false, hasWordChoices: false }
    expect(planGames({ words: [full(1)], size: 'large', hasAudio: true, random })).toHaveLength(3)
    expect(planGames({ words: [bare], size: 'large', hasAudio: false, random })).toEqual([
      { spellId: 1, name: 'spell-spelling' },
    ])
    expect(planGames({ words: [], size: 'large', hasAudio: true, random })).toEqual([])
  })

  it('depends on its arguments alone', () => {
    fc.assert(
      fc.property(session, ({ words, size, hasAudio, seed }) => {
        const plan = () => planGames({ words, size, hasAudio, random: randomFromSeed(seed) })
        expect(plan()).toEqual(plan())
      }),
    )
  })
})
