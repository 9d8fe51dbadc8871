import { type Game, type GameOption, gameNames } from '@wordhoard/contracts/learn'
import { canBeBuilt } from '@wordhoard/learning/fragments'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { possibleGames } from '@wordhoard/learning/plan'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Dictionary, openDictionary } from '../dict/dictionary'
import type { AskedWord } from './asked-words'
import { DistractorSource, type Distractors } from './distractors'
import { type GameLexicon, loadGameLexicon } from './game-lexicon'
import { GameMaker, type MadeGame } from './make-game'
import { MediaNames } from './media-names'
import { type WordFacts, WordFactsStore } from './word-facts'

/** Common words that games are made of: every so many of them, the rarer words of the dictionary too. */
const MOST_RANK = 30_000
const EVERY = 37
const names = new MediaNames(Buffer.alloc(32, 7))

let pool: pg.Pool
let dictionary: Dictionary
let lexicon: GameLexicon
let source: DistractorSource
let facts: WordFactsStore
let words: { asked: AskedWord; distractors: Distractors }[]

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('dictionaryDatabase'), max: 4 })
  dictionary = await openDictionary(pool)
  lexicon = await loadGameLexicon(pool)
  facts = new WordFactsStore(dictionary)
  source = new DistractorSource({ lexicon, facts, dictionary, random: Math.random })
  // Each run draws others, since the first one is drawn by chance.
  const first = Math.floor(Math.random() * EVERY)
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM (
       SELECT id, row_number() OVER (ORDER BY frequency_rank) AS place FROM spell
       WHERE frequency_rank <= $1 AND EXISTS (SELECT FROM spell_document d WHERE d.spell_id = spell.id)
     ) s WHERE place % $2 = $3 OR id IN (SELECT spell_id FROM spell_image WHERE spell_id % 3 = $3 % 3)`,
    [MOST_RANK, EVERY, first],
  )
  const found = await facts.get(rows.map(({ id }) => id))
  const asked = [...found.values()].flatMap((word) =>
    // The first sense and a later one: a sentence may ask for any.
    [word.senses[0], word.senses[word.senses.length >> 1]].flatMap((sense, index, senses) =>
      sense && (index === 0 || sense !== senses[0]) ? [{ facts: word, sense, context: undefined }] : [],
    ),
  )
  const distractors = await source.draw(asked)
  words = asked.map((word, index) => ({ asked: word, distractors: distractors[index]! }))
})
afterAll(() => pool.end())

/** Every game that can be made of the sampled words. */
async function* madeGames(): AsyncGenerator<{
  game: MadeGame
  word: AskedWord
  others: Map<number, WordFacts>
}> {
  const maker = new GameMaker(names, Math.random)
  for (const { asked, distractors } of words) {
    const possible = possibleGames(
      {
        spellId: asked.facts.id,
        hasImage: source.hasPicture(asked),
        hasDefinition: true,
        canBuild: canBeBuilt(asked.sense.spelling),
        isForgotten: false,
        score: 0,
        hasImageChoices: distractors.pictures.length >= 3,
        hasDefinitionChoices: distractors.words.length >= 3,
        hasWordChoices: distractors.words.length >= 3,
      },
      true,
    )
    const others = new Map(
      [distractors.words, distractors.close, distractors.pictures].flat().map((word) => [word.id, word]),
    )
    for (const name of possible) {
      const game = maker.make(name, {
        word: asked,
        distractors,
        score: Math.random() * 10,
        isChallenge: false,
      })
      if (game) yield { game, word: asked, others }
    }
  }
}

const optionsOf = (game: MadeGame) => game.shown.answers as GameOption[]
/** The word that an option is of, by what it shows. */
function wordOf(option: GameOption, others: ReadonlyMap<number, WordFacts>): WordFacts[] {
  const address = option.audio_url ?? option.image_url
  if (address) {
    const { spellId } = names.open(address.split('/').at(-1)!)!
    return [...others.values()].filter(({ id }) => id === spellId)
  }
  return [...others.values()].filter((word) => word.senses[0]?.spelling === option.text)
}

describe('games of common words', () => {
  it('have options for nearly every word', () => {
    const few = words.filter(({ distractors }) => distractors.words.length < 3)
    expect(words.length).toBeGreaterThan(700)
    expect(few.length / words.length).toBeLessThan(0.01)
  })

  it('have one right answer among their options, whichever way it is looked at', async () => {
    let count = 0
    const seen = new Set<string>()
    for await (const { game, word, others } of madeGames()) {
      const { question, answer, options } = gameKind(game.name)
      if (answer !== 'chosen') continue
      count++
      seen.add(game.name)
      const shown = optionsOf(game)
      const label = `${game.name} of ${word.facts.headword}`
      expect(shown, label).toHaveLength(game.name.startsWith('find-') ? 6 : 4)
      expect(
        shown.filter(({ id }) => id === game.correct),
        label,
      ).toHaveLength(1)
      expect(new Set(shown.map(({ id }) => id)).size, label).toBe(shown.length)
      const texts = shown.flatMap(({ text }) => (text === undefined ? [] : [text.toLowerCase()]))
      expect(new Set(texts).size, label).toBe(texts.length)
      const pictures = new Set<string | undefined>()
      for (const option of shown) {
        if (option.id === game.correct) continue
        for (const other of wordOf(option, others)) {
          const reason = `${label}: ${other.headword}`
          expect(lexicon.homophonesOf(word.facts.id), reason).not.toContain(other.id)
          expect(word.facts.forms, reason).not.toContain(other.headword)
          expect(await sharesSense(word.facts.id, other.id), reason).toBe(false)
          if (options === 'definition' || question === 'definition') {
            const theirs = other.senses.map(({ text }) => text)
            expect(theirs, reason).not.toContain(word.sense.text)
          }
          if (options === 'image') {
            const picture = lexicon.pictureOf(other.id)
            expect(picture, reason).not.toBe(lexicon.pictureOf(word.facts.id))
            expect(pictures.has(picture), reason).toBe(false)
            pictures.add(picture)
          }
        }
      }
    }
    expect(count).toBeGreaterThan(3_000)
    expect([...seen].sort()).toEqual(gameNames.filter((name) => gameKind(name).answer === 'chosen').sort())
  })

  it('show their word in no question but those that ask by it', async () => {
    for await (const { game, word } of madeGames()) {
      const { question, answer } = gameKind(game.name)
      const { text = '', image_text } = game.shown.question as Game['question']
      const label = `${game.name} of ${word.facts.headword}: ${text}`
      if (question === 'image') {
        expect(image_text, label).toBeTruthy()
        for (const form of word.facts.forms) {
          expect(image_text!.toLowerCase().split(/[^\p{L}\p{M}’'-]+/u), label).not.toContain(form)
        }
      }
      if (question === 'definition') {
        const shownWords = text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? []
        for (const form of word.facts.forms) expect(shownWords, label).not.toContain(form)
      }
      if (question === 'spell' && answer === 'built') expect(text, label).not.toBe(word.sense.spelling)
      if (answer === 'built') {
        const pieces = (game.shown.answers as { text: string }[]).map((piece) => piece.text)
        expect([...pieces].sort().join(''), label).toHaveLength(word.sense.spelling.length)
        expect(pieces.join(''), label).not.toBe(word.sense.spelling)
      }
    }
  })
})

/** Whether two words have a sense in common, or one is directly above the other, as the database knows it. */
const related = new Map<number, Set<number>>()
async function sharesSense(one: number, other: number): Promise<boolean> {
  if (related.size === 0) {
    const ids = words.map(({ asked }) => asked.facts.id)
    const { rows } = await pool.query<{ one: number; other: number }>(
      `SELECT d.spell_id AS one, r.spell_id AS other FROM definition_relation r JOIN definition d ON d.id = r.definition_id
       WHERE (r.kind = 'synonym' OR (r.kind = 'hypernym' AND d.ordinal = 0)) AND (d.spell_id = ANY($1) OR r.spell_id = ANY($1))`,
      [ids],
    )
    for (const row of rows) related.set(row.one, (related.get(row.one) ?? new Set()).add(row.other))
  }
  return (related.get(one)?.has(other) || related.get(other)?.has(one)) ?? false
}
