import { describe, expect, it } from 'vitest'
import { ConfusionSets } from './confusion-sets'

const table = `form\tquiet | quite\t\tPlease be [quiet|quite]. * It was [quiet|quite] good.
language\tactual | current\tde,fr\tThe [actual|current] price was higher. * “[actual|current] prices are high,” he said.
meaning\tborrow | lend/v\tes\tI [borrowed|lent] a book from him. * He [borrowed|lent] me a book.
meaning\tquiet | silent\t\tIt’s a [quiet|silent] street. * This letter is [quiet|silent].
`
const sets = new ConfusionSets(table)
const wordsOf = (word: string, language?: string) =>
  sets.of(word, language).map(({ words }) => words.map((each) => each.word).join(' '))

describe('ConfusionSets', () => {
  it('finds all sets of a word', () => {
    expect(wordsOf('quiet')).toEqual(['quiet quite', 'quiet silent'])
    expect(wordsOf('lend')).toEqual(['borrow lend'])
    expect(wordsOf('house')).toEqual([])
  })

  it('gives each word its sentence, the gap and the choices', () => {
    const [set] = sets.of('lend', undefined)
    expect(set?.words[1]).toEqual({
      word: 'lend',
      partOfSpeech: 'v',
      sentence: 'He lent me a book.',
      gap: 'He ____ me a book.',
      choices: ['borrowed', 'lent'],
    })
  })

  it('begins a sentence with a capital, even if the word stands first', () => {
    const [set] = sets.of('current', 'de')
    expect(set?.words[1]?.sentence).toBe('“Current prices are high,” he said.')
  })

  it('leaves out words that only speakers of other languages mix up', () => {
    expect(wordsOf('actual')).toEqual([])
    expect(wordsOf('actual', 'es')).toEqual([])
    expect(wordsOf('actual', 'fr')).toEqual(['actual current'])
    expect(wordsOf('actual', 'de-AT')).toEqual(['actual current'])
  })

  it('names the likeliest rivals first', () => {
    const more = new ConfusionSets(
      `${table}meaning\tborrow | rent\tpt\tA [borrow|rent]. * B [borrow|rent].\n`,
    )
    expect(more.rivalsOf('borrow', 'pt')).toEqual(['rent', 'lend'])
    expect(more.rivalsOf('borrow', 'es')).toEqual(['lend', 'rent'])
    expect(more.rivalsOf('quiet', undefined)).toEqual(['quite', 'silent'])
  })
})
