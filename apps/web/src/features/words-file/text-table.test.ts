import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns'
import { textTable } from './text-table'
import { wordsTable } from './words-table'

const firstColumn = (text: string) => textTable(text).rows.map((row) => row[0])

describe('a pasted list', () => {
  it('has one word per line, with or without bullets and numbers', () => {
    expect(firstColumn('fjord\n\n- glacier\r\n2. look forward to\n• moraine\n')).toEqual([
      'fjord',
      'glacier',
      'look forward to',
      'moraine',
    ])
  })

  it('may have several words in a row', () => {
    expect(firstColumn('fjord, glacier, look forward to')).toEqual(['fjord', 'glacier', 'look forward to'])
    expect(firstColumn('fjord; glacier; moraine')).toEqual(['fjord', 'glacier', 'moraine'])
  })

  it('may explain each word after a dash or a colon', () => {
    expect(
      textTable('well-known - famous\nfjord – an inlet, narrow and long\nice: frozen water').rows,
    ).toEqual([
      ['well-known', 'famous'],
      ['fjord', 'an inlet, narrow and long'],
      ['ice', 'frozen water'],
    ])
  })
})

describe('a table', () => {
  it('is parsed with separator, heading and quotes', () => {
    const table = textTable(
      '\uFEFFword,definition\r\nfjord,"a narrow, ""deep"" inlet"\r\nice,"frozen\nwater"\r\n',
    )
    expect(table.names).toEqual(['word', 'definition'])
    expect(table.rows).toEqual([
      ['fjord', 'a narrow, "deep" inlet'],
      ['ice', 'frozen\nwater'],
    ])
  })

  it('may use tabs or semicolons and have no heading', () => {
    expect(textTable('fjord\tinlet\nice\twater').rows).toEqual([
      ['fjord', 'inlet'],
      ['ice', 'water'],
    ])
    expect(textTable('fjord;inlet, deep\nice;water\nmoraine;rubble').rows[0]).toEqual([
      'fjord',
      'inlet, deep',
    ])
  })

  it('exported from Anki keeps only the columns of the note, as its header lines say', () => {
    const table = textTable(
      '#separator:tab\n#html:true\n#columns:Deck\tFront\tBack\tTags\n#deck column:1\n#tags column:4\nEnglish\tfjord\t"an ""inlet"""\tmet\n',
    )
    expect(table.names).toEqual(['Front', 'Back'])
    expect(table.rows).toEqual([['fjord', 'an "inlet"']])
  })

  it('ends even if a quote is never closed', () => {
    expect(textTable('a,"b\nc,d').rows.length).toBeGreaterThan(0)
  })
})

describe('guessColumns', () => {
  it('finds columns by name', () => {
    expect(guessColumns(textTable('definition,word,sentence\nan inlet,fjord,A fjord is deep.'))).toEqual({
      word: 1,
      sentence: 2,
      note: null,
    })
  })

  it('finds a column of notes by its name only', () => {
    const table = wordsTable([['fjord', 'Mum’s word']], ['Word', 'My notes'])
    expect(guessColumns(table)).toEqual({ word: 0, sentence: null, note: 1 })
  })

  it('finds columns without names by their content', () => {
    const table = textTable(
      'Der Fjord ist tief\tfjord\tThe fjord is very deep.\nDas Eis\tice\tThe ice is getting thin.',
    )
    expect(guessColumns(table)).toEqual({ word: 1, sentence: 2, note: null })
  })
})
