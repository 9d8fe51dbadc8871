import { join } from 'node:path'
import { type Game, type GameOption, gameNames } from '@wordhoard/contracts/learning'
import { projectRoot } from '@wordhoard/database/project-root'
import { BLANK } from '@wordhoard/learning/blank'
import { canBeBuilt } from '@wordhoard/learning/fragments'
import { gameKind } from '@wordhoard/learning/game-kinds'
import { possibleGames } from '@wordhoard/learning/plan'
import { hasRelative } from '@wordhoard/learning/relatives'
import { randomFromSeed } from '@wordhoard/learning/simulator/seeded-random'
import { markedUsages } from '@wordhoard/lexicon/marked-usages'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Dictionary, openDictionary } from '../../dictionary/open-dictionary'
import { canBeOption, canBeQuestion } from './definition-use'
import { DistractorSource, type Distractors } from './distractors'
import { type GameLexicon, loadGameLexicon } from './game-lexicon'
import { GameMaker, type NewGame } from './make-game'
import { MediaNames } from './media-names'
import type { PracticeWord } from './practice-words'
import { isUnsuitableDefinition } from './unsuitable-words'
import { type WordFacts, WordFactsStore } from './word-facts'

/** Highest frequency rank of words that are sampled; rarer ones are sampled only if they have a picture. */
const MAX_RANK = 30_000
const EVERY = 101
/** All parts of the common words, drawn anew, when FULL is set; otherwise one, in which every run draws the same. */
const parts = process.env.FULL ? Array.from({ length: EVERY }, (_, part) => part) : [17]
const random = process.env.FULL ? Math.random : randomFromSeed(17)
const names = new MediaNames(Buffer.alloc(32, 7))

let pool: pg.Pool
let dictionary: Dictionary
let lexicon: GameLexicon
let source: DistractorSource
let facts: WordFactsStore
let words: { asked: PracticeWord; distractors: Distractors }[]

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('dictionaryDatabase'), max: 4 })
  dictionary = await openDictionary(pool, join(projectRoot(), '.data-test'))
  lexicon = await loadGameLexicon(pool)
  facts = new WordFactsStore(dictionary)
  source = new DistractorSource({ lexicon, facts, dictionary, random })
})
afterAll(() => pool.end())

async function drawWords(part: number): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM (
       SELECT id, row_number() OVER (ORDER BY frequency_rank) AS place FROM spell
       WHERE frequency_rank <= $1 AND EXISTS (SELECT FROM spell_document d WHERE d.spell_id = spell.id)
     ) s WHERE place % $2 = $3 OR id IN (SELECT spell_id FROM spell_image WHERE spell_id % 9 = $3 % 9)`,
    [MAX_RANK, EVERY, part],
  )
  const found = await facts.get(rows.map(({ id }) => id))
  const asked = [...found.values()].flatMap((word) =>
    // Takes the first sense and a later one, since a sentence may ask for any.
    [word.senses[0], word.senses[word.senses.length >> 1]].flatMap((sense, index, senses) =>
      sense && (index === 0 || sense !== senses[0])
        ? [{ facts: word, sense, context: undefined, sentence: undefined }]
        : [],
    ),
  )
  const distractors = await source.draw(asked)
  words = asked.map((word, index) => ({ asked: word, distractors: distractors[index]! }))
  related.clear()
}

/** Makes every possible game of the sampled words. */
async function* makeManyGames(): AsyncGenerator<{
  game: NewGame
  word: PracticeWord
  others: Map<number, WordFacts>
}> {
  const maker = new GameMaker(names, random)
  for (const { asked, distractors } of words) {
    const possible = possibleGames(
      {
        spellId: asked.facts.id,
        hasImage: source.hasPicture(asked),
        hasDefinition: canBeQuestion(asked.facts, asked.sense),
        canBuild: canBeBuilt(asked.sense.spelling),
        isForgotten: false,
        score: 0,
        hasImageChoices: distractors.pictures.length >= 3,
        hasDefinitionChoices: canBeOption(asked.facts, asked.sense) && distractors.definitions.length >= 3,
        hasWordChoices: distractors.words.length >= 3,
      },
      true,
    )
    const others = new Map(
      [distractors.words, distractors.definitions, distractors.close, distractors.pictures]
        .flat()
        .map((word) => [word.id, word]),
    )
    for (const name of possible) {
      const game = maker.make(name, {
        word: asked,
        distractors,
        score: random() * 10,
        isChallenge: false,
      })
      if (game) yield { game, word: asked, others }
    }
  }
}

const optionsOf = (game: NewGame) => game.shown.answers as GameOption[]
/** The words that an option may stand for, judging by what it shows. */
function wordOf(option: GameOption, others: ReadonlyMap<number, WordFacts>): WordFacts[] {
  const address = option.audio_url ?? option.image_url
  if (address) {
    const { spellId } = names.open(address.split('/').at(-1)!)!
    return [...others.values()].filter(({ id }) => id === spellId)
  }
  return [...others.values()].filter((word) => word.senses[0]?.spelling === option.text)
}

describe.each(parts)('games of common words, part %i', (part) => {
  beforeAll(() => drawWords(part))

  it('have enough options for nearly every word', () => {
    const few = words.filter(({ distractors }) => distractors.words.length < 3)
    expect(words.length).toBeGreaterThan(350)
    expect(few.length / words.length).toBeLessThan(0.01)
    const fewDefinitions = words.filter(({ distractors }) => distractors.definitions.length < 3)
    expect(fewDefinitions.length / words.length).toBeLessThan(0.02)
  })

  it('offer plain words of the same part of speech beside plain ones, and no names', async () => {
    const { rows } = await pool.query<{ id: number }>(
      "SELECT DISTINCT spell_id AS id FROM definition WHERE part_of_speech = 'proper noun'",
    )
    const named = new Set(rows.map(({ id }) => id))
    const drawn = words.flatMap(({ asked, distractors }) =>
      [...distractors.words, ...distractors.definitions].map((other) => ({ asked, other })),
    )
    const isOpenClass = ({ asked }: (typeof drawn)[number]) =>
      /^(noun|verb|adjective|adverb)$/.test(asked.sense.partOfSpeech)
    const open = drawn.filter(isOpenClass)
    expect(open.filter(({ other }) => named.has(other.id)).map(({ other }) => other.headword)).toEqual([])
    const otherPart = open.filter(
      ({ asked, other }) => asked.sense.partOfSpeech !== other.senses[0]!.partOfSpeech,
    )
    expect(otherPart.map(({ other }) => other.headword)).toEqual([])
    const besidePlain = open.filter(({ asked }) => asked.sense.isForLearners && asked.facts.rank <= 12_000)
    const hard = besidePlain.filter(({ other }) => !other.senses[0]!.isForLearners)
    expect(besidePlain.length).toBeGreaterThan(500)
    expect(hard.map(({ asked, other }) => `${asked.facts.headword}: ${other.headword}`)).toEqual([])
  })

  it('have exactly one right answer among their options', async () => {
    let count = 0
    const seen = new Set<string>()
    // Faults are collected: asserting each of some hundred thousand facts would take minutes.
    const faults: string[] = []
    for await (const { game, word, others } of makeManyGames()) {
      const { question, answer, options } = gameKind(game.name)
      if (answer !== 'chosen') continue
      count++
      seen.add(game.name)
      const shown = optionsOf(game)
      const expectOf = (holds: boolean, what: string) => {
        if (!holds) faults.push(`${game.name} of ${word.facts.headword}: ${what}`)
      }
      expectOf(shown.length === (game.name.startsWith('find-') ? 6 : 4), 'number of options')
      expectOf(shown.filter(({ id }) => id === game.correct).length === 1, 'one is right')
      expectOf(new Set(shown.map(({ id }) => id)).size === shown.length, 'ids differ')
      const texts = shown.flatMap(({ text }) => (text === undefined ? [] : [text.toLowerCase()]))
      expectOf(new Set(texts).size === texts.length, 'texts differ')
      const pictures = new Set<string | undefined>()
      for (const option of shown) {
        if (option.id === game.correct) continue
        for (const other of wordOf(option, others)) {
          const isApart = !lexicon.homophonesOf(word.facts.id).includes(other.id)
          expectOf(isApart, `${other.headword} sounds the same`)
          expectOf(!word.facts.forms.includes(other.headword), `${other.headword} is a form of it`)
          expectOf(!(await sharesSense(word.facts.id, other.id)), `${other.headword} shares a sense`)
          if (options === 'definition' || question === 'definition') {
            const isSame = other.senses.some(({ text }) => text === word.sense.text)
            expectOf(!isSame, `${other.headword} has the same definition`)
          }
          if (options === 'image') {
            const picture = lexicon.pictureOf(other.id)
            expectOf(picture !== lexicon.pictureOf(word.facts.id), `${other.headword} has the same picture`)
            expectOf(!pictures.has(picture), `${other.headword} has another one's picture`)
            pictures.add(picture)
          }
        }
      }
    }
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(3_000)
    expect([...seen].sort()).toEqual(gameNames.filter((name) => gameKind(name).answer === 'chosen').sort())
  })

  it('show no definition that gives the word away: none among options has a blank or names its family', async () => {
    const faults: string[] = []
    let count = 0
    for await (const { game, word } of makeManyGames()) {
      const { question, options } = gameKind(game.name)
      const { spellings, headword } = word.facts
      const { text = '' } = game.shown.question as Game['question']
      if (question === 'definition' && hasRelative(text, spellings))
        faults.push(`${game.name} of ${headword}: ${text}`)
      if (options !== 'definition') continue
      count++
      for (const { text = '', id } of optionsOf(game)) {
        const { word: own = '' } = game.lesson.options.find((option) => option.id === id) ?? {}
        if (id !== game.correct && isUnsuitableDefinition(text))
          faults.push(`${game.name}: unsuitable: ${text}`)
        if (text.includes(BLANK) || hasRelative(text, [...spellings, own]))
          faults.push(`${game.name} of ${headword}: option of ${own}: ${text}`)
      }
    }
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(500)
  })

  it('show no sense that isn’t fit for a class', async () => {
    const { rows } = await pool.query<{ text: string }>(
      `SELECT text FROM definition WHERE usages && $1 EXCEPT SELECT text FROM definition WHERE NOT usages && $1`,
      [markedUsages],
    )
    const marked = new Set(rows.map(({ text }) => text))
    expect(marked.size).toBeGreaterThan(600)
    const faults: string[] = []
    for await (const { game, word, others } of makeManyGames()) {
      for (const { meaning } of [{ meaning: game.lesson.meaning }, ...game.lesson.options])
        if (marked.has(meaning)) faults.push(`${game.name} of ${word.facts.headword}: ${meaning}`)
      for (const { id, headword } of others.values())
        if (dictionary.marked.has(id)) faults.push(`${game.name} of ${word.facts.headword}: ${headword}`)
    }
    expect(faults).toEqual([])
  })

  it('offer definitions of about the same length, so that the right one is seldom the longest or the shortest', async () => {
    let extremes = 0
    let count = 0
    for await (const { game } of makeManyGames()) {
      if (gameKind(game.name).options !== 'definition') continue
      count++
      const lengths = optionsOf(game).map(({ text = '' }) => text.length)
      const right = optionsOf(game).find(({ id }) => id === game.correct)?.text?.length ?? 0
      if (right > 1.4 * Math.max(...lengths.filter((length) => length !== right))) extremes++
    }
    expect(extremes / count).toBeLessThan(0.12)
  })

  it('teach what every option was, and the meaning asked for', async () => {
    const faults: string[] = []
    for await (const { game, word, others } of makeManyGames()) {
      const { lesson, correct, shown, name } = game
      if (lesson.word !== word.sense.spelling || lesson.meaning !== word.sense.text) faults.push(name)
      if (gameKind(name).answer !== 'chosen') continue
      if (lesson.options.length !== shown.answers.length) faults.push(`${name}: number of options`)
      for (const option of lesson.options) {
        const answer = optionsOf(game).find(({ id }) => id === option.id)!
        const [other] = option.id === correct ? [word.facts] : wordOf(answer, others)
        const isNamed = answer.kind === 'definition' ? option.meaning === answer.text : other !== undefined
        if (!isNamed || (option.id === correct && option.word !== lesson.word))
          faults.push(`${name} of ${word.facts.headword}: ${option.word}`)
      }
    }
    expect(faults).toEqual([])
  })

  it('don’t give the target word away in the question, except in games that ask about the word shown', async () => {
    const faults: string[] = []
    for await (const { game, word } of makeManyGames()) {
      const { question, answer } = gameKind(game.name)
      const { text = '', image_text } = game.shown.question as Game['question']
      const expectOf = (holds: boolean, what: string) => {
        if (!holds) faults.push(`${game.name} of ${word.facts.headword}: ${what}: ${text}`)
      }
      if (question === 'image') {
        expectOf(!!image_text, 'the picture is described')
        const words = new Set(image_text?.toLowerCase().split(/[^\p{L}\p{M}’'-]+/u))
        const isAsked = game.name !== 'image-definition'
        for (const form of isAsked ? word.facts.forms : [])
          expectOf(!words.has(form), `${form} describes the picture`)
      }
      if (answer === 'chosen') {
        // For screen readers, an option with the same text as the question would give the answer away.
        const received = [text, image_text].filter((each) => each)
        for (const option of optionsOf(game))
          expectOf(
            !received.includes(option.text ?? option.image_text),
            'an option says what the question says',
          )
      }
      if (question === 'definition') {
        const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu))
        for (const form of word.facts.forms) expectOf(!words.has(form), `${form} stands in the definition`)
      }
      if (answer === 'built') {
        const pieces = (game.shown.answers as { text: string }[]).map((piece) => piece.text)
        expectOf(question !== 'spell' || text !== word.sense.spelling, 'the question is the word')
        expectOf(
          [...pieces].sort().join('').length === word.sense.spelling.length,
          'the pieces make the word',
        )
        expectOf(pieces.join('') !== word.sense.spelling, 'the pieces stand in order')
      }
    }
    expect(faults).toEqual([])
  })
})

/** Whether two words share a sense, or one is a direct hypernym of the other, according to the database. */
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

describe('a word that is spoken differently in another meaning', () => {
  it('is spoken as in the meaning asked for, in the question, in options and in the lesson', async () => {
    const [row] = (await facts.get([dictionary.index.idOf('row')!])).values()
    const quarrel = row!.senses.find(({ text }) => text.includes('argument'))!
    const line = row!.senses.find(({ text }) => text.includes('line of people'))!
    for (const sense of [quarrel, line]) {
      const asked = { facts: row!, sense, context: undefined, sentence: undefined }
      const [distractors] = await source.draw([asked])
      const input = { word: asked, distractors: distractors!, score: 0, isChallenge: false }
      const maker = new GameMaker(names, random)
      const question = maker.make('audio-spelling', input)!
      const expected = sense === quarrel ? quarrel.id : 0
      const address = (question.shown.question as { audio_url: string }).audio_url
      expect(names.open(address.split('/').at(-1)!)).toMatchObject({
        spellId: row!.id,
        definitionId: expected,
      })
      expect(question.lesson.spoken_as ?? 0).toBe(expected)
      const choice = maker.make('definition-audio', input)!
      const right = optionsOf(choice).find(({ id }) => id === choice.correct)!
      expect(names.open(right.audio_url!.split('/').at(-1)!)!.definitionId).toBe(expected)
    }
  })
})
