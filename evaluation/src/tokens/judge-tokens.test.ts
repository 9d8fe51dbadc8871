import { mapLexicon } from '@wordhoard/lexicon/testing/map-lexicon.fixture'
import { describe, expect, it } from 'vitest'
import { judgeTokens } from './judge-tokens'
import { isLabelled, LabelError, readLabelledTokens } from './labelled-tokens'

const lexicon = mapLexicon({
  headwords: {
    "don't": 'contraction function',
    do: 'verb function',
    not: 'adverb function',
    i: 'pronoun function',
    follow: 'verb',
    colour: 'noun',
    rosie: 'name',
    leave: 'verb',
    red: 'adjective',
    hair: 'noun',
  },
  forms: { "don't": 'do+contraction, not+contraction', color: 'colour=spelling', left: 'leave:past' },
})

const paragraph = (text: string, ...rows: string[]) =>
  readLabelledTokens(`#\tparagraph\t${text}\n${rows.join('\n')}\n`, 'test.tsv')
const judge = (text: string, ...rows: string[]) =>
  judgeTokens(paragraph(text, ...rows)[0]!, lexicon, (form) =>
    form === 'coluor' ? 'colour' : undefined,
  ).map(({ verdict }) => verdict)

describe('judgeTokens', () => {
  it('asks whether the first entry is one of the alternatives, in whichever spelling', () => {
    expect(judge('I left', '0\tI\ti\t\t', '2\tleft\tleft|leave\t\t')).toEqual(['right', 'right'])
    expect(judge('color', '0\tcolor\tcolor\t\t')).toEqual(['right'])
    expect(judge('I left', '2\tleft\tred\t\t')).toEqual(['wrong'])
  })

  it('needs all words of a contraction, whether it is one token or two', () => {
    expect(judge("don't", "0\tdon't\tdo+not\t\t")).toEqual(['right'])
    expect(judge("don't", '0\tdo\tdo\t\t', "2\tn't\tnot\t\t")).toEqual(['right', 'right'])
    expect(judge("don't", "0\tdon't\tdo+red\t\t")).toEqual(['wrong'])
  })

  it('takes the parts of a hyphenated word together', () => {
    expect(judge('red-hair', '0\tred-hair\tred+hair\t\t')).toEqual(['right'])
  })

  it('counts a word that is found without its prefix as told, never as right', () => {
    expect(judge('unfollowed', '0\tunfollowed\tunfollow|follow\tchanged\tfollow')).toEqual(['affix'])
  })

  it('counts names by whether the entry is one, and leaves out what is not counted', () => {
    expect(judge('I left Rosie', '7\tRosie\tname\t\t', '0\tI\t-\t\t')).toEqual(['right'])
    expect(judge('I left zoltan', '7\tzoltan\tname\t\t')).toEqual(['unknown'])
  })

  it('counts an unknown name as right where its capital tells, but not a word that is taken for a name', () => {
    expect(judge('I left Zoltan', '7\tZoltan\tname\t\t')).toEqual(['right'])
    expect(judge('I left Rosie Hair', '13\tHair\tname\t\t')).toEqual(['right'])
    expect(judge('I left Rosie Hair', '13\tHair\thair\t\t')).toEqual(['wrong'])
  })

  it('says which unknown words are mended', () => {
    expect(judge('coluor', '0\tcoluor\tcolour\tmisspelt\t')).toEqual(['mended'])
    expect(judge('xqz', '0\txqz\tcolour\tmisspelt\t')).toEqual(['unknown'])
  })
})

describe('readLabelledTokens', () => {
  it('reads paragraphs with tabs in them, alternatives, marks and bases', () => {
    const [read] = paragraph('I left', '2\tleft\tleave|go+away\tchat\tleave')
    expect(read?.tokens).toEqual([
      {
        start: 2,
        end: 6,
        form: 'left',
        gold: [['leave'], ['go', 'away']],
        isName: false,
        marks: ['chat'],
        base: 'leave',
      },
    ])
  })

  it('refuses a form that is not at its offset', () => {
    expect(() => paragraph('I left', '1\tleft\tleave\t\t')).toThrow(LabelError)
    expect(() => readLabelledTokens('0\tI\ti\t\t', 'x.tsv')).toThrow('x.tsv:1')
  })

  it('knows a labelled text from a plain one', () => {
    expect(isLabelled('#\tparagraph\tI left\n')).toBe(true)
    expect(isLabelled('I left.')).toBe(false)
  })
})
