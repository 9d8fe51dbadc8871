import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns'
import { textTable } from './text-table'

const firstColumn = (text: string) => textTable(text).rows.map((row) => row[0])

describe('a pasted list', () => {
  it('has one word a line, with or without bullets and numbers', () => {
    expect(firstColumn('fjord\n\n- glacier\r\n2. look forward to\n• moraine\n')).toEqual([
      'fjord',
      'glacier',
      'look forward to',
      'moraine',
    ])
  })

  it('may be words in a row', () => {
    expect(firstColumn('fjord, glacier, look forward to')).toEqual(['fjord', 'glacier', 'look forward to'])
    expect(firstColumn('fjord; glacier; moraine')).toEqual(['fjord', 'glacier', 'moraine'])
  })

  it('may say something of each word behind a dash or a colon', () => {
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
  it('has its separator found, its heading told apart and its quotes undone', () => {
    const table = textTable(
      '\uFEFFword,definition\r\nfjord,"a narrow, ""deep"" inlet"\r\nice,"frozen\nwater"\r\n',
    )
    expect(table.names).toEqual(['word', 'definition'])
    expect(table.rows).toEqual([
      ['fjord', 'a narrow, "deep" inlet'],
      ['ice', 'frozen\nwater'],
    ])
  })

  it('may be separated by tabs or semicolons and have no heading', () => {
    expect(textTable('fjord\tinlet\nice\twater').rows).toEqual([
      ['fjord', 'inlet'],
      ['ice', 'water'],
    ])
    expect(textTable('fjord;inlet, deep\nice;water\nmoraine;rubble').rows[0]).toEqual([
      'fjord',
      'inlet, deep',
    ])
  })

  it('of Anki has header lines, which say what is on the note', () => {
    const table = textTable(
      '#separator:tab\n#html:true\n#columns:Deck\tFront\tBack\tTags\n#deck column:1\n#tags column:4\nEnglish\tfjord\t"an ""inlet"""\tmet\n',
    )
    expect(table.names).toEqual(['Front', 'Back'])
    expect(table.rows).toEqual([['fjord', 'an "inlet"']])
  })

  it('comes to an end with a quote that is never closed', () => {
    expect(textTable('a,"b\nc,d').rows.length).toBeGreaterThan(0)
  })
})

describe('the columns', () => {
  it('are found by their names', () => {
    expect(guessColumns(textTable('definition,word,sentence\nan inlet,fjord,A fjord is deep.'))).toEqual({
      word: 1,
      sentence: 2,
    })
  })

  it('are found by what is in them where they have none', () => {
    const table = textTable(
      'Der Fjord ist tief\tfjord\tThe fjord is very deep.\nDas Eis\tice\tThe ice is getting thin.',
    )
    expect(guessColumns(table)).toEqual({ word: 1, sentence: 2 })
  })
})
