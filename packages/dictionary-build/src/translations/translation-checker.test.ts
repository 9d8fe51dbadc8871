import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkTranslations } from './check-translations'
import { type TranslatedSense, TranslationChecker } from './translation-checker'

const sense = (key: string): TranslatedSense => {
  const [word = '', code] = key.split('.')
  const parts = { n: 'noun', v: 'verb', adj: 'adjective', int: 'interjection' } as const
  return { key, headword: word.replaceAll('_', ' '), partOfSpeech: parts[code as keyof typeof parts] }
}
const keys = [
  'deal.n.1',
  'deal.v.1',
  'hotel.n.1',
  'table.n.1',
  'worth.adj.1',
  'wow.int.1',
  'gps.n.1',
  'mean.v.1',
]
const senses = keys.map(sense)

/** Checks files by language; returns the rules that they break, with what is said of them. */
const check = (files: Record<string, string>, loans: string[] = []) => {
  const checker = new TranslationChecker(senses, new Set(loans))
  for (const [lang, content] of Object.entries(files)) checker.checkFile(lang, content)
  return checker.findings().map(({ rule, text }) => `${rule}: ${text}`)
}
const rulesOf = (lang: string, cell: string) =>
  check({ [lang]: `deal.n.1\t${cell}\n` }).map((finding) => finding.split(':')[0])

describe('a file of translations', () => {
  it('is right if it has known keys in order, each with one to four equivalents', () => {
    const content =
      'deal.n.1\tAbmachung, die; Geschäft, das\nmean.v.1\tmeinen; bedeuten; heißen; sagen wollen\n'
    expect(check({ de: content })).toEqual([])
  })

  it.each([
    ['deal.n.1', 'shape'],
    ['deal.n.1\ttrato\tacuerdo', 'shape'],
    ['deal.n.9\ttrato', 'key'],
    ['deal.n.1\ttrato\ndeal.n.1\tacuerdo', 'repeated'],
    ['deal.v.1\ttratar\ndeal.n.1\ttrato', 'shape'],
    ['deal.n.1\ta; b; c; d; e', 'number'],
  ])('is wrong with %j', (content, rule) => {
    expect(check({ es: content })[0]).toMatch(new RegExp(`^${rule}:`))
  })
})

describe('an equivalent', () => {
  it.each([
    ['es', 'trato'],
    ['fr', 'd’accord'],
    ['de', 'Eltern, die (Pl.)'],
    ['de', 'wenn es um … geht'],
    ['ar', 'اعتنى بـ'],
    ['ar', 'جدًّا'],
    ['hi', 'सौदा'],
    ['ja', '静かな'],
    ['ja', 'インターネットカフェ'],
    ['zh', '新鲜的'],
    ['zh', '（电影）上映'],
    ['zh', '给……打电话'],
    ['ja', '〜に文句を言う'],
    ['uk', 'п’ять'],
    ['tr', 'ilgilenmek'],
    ['uk', 'GPS'],
  ])('may be written in %s as %s', (lang, text) => {
    expect(rulesOf(lang, text)).toEqual([])
  })

  it.each([
    ['es', '', 'shape'],
    ['es', 'trato ;acuerdo', 'shape'],
    ['es', 'trato;acuerdo', 'shape'],
    ['es', 'un  trato', 'shape'],
    ['es', 'trato; Trato', 'repeated'],
    ['es', 'x'.repeat(49), 'length'],
    ['zh', '很'.repeat(27), 'length'],
    ['ja', 'あ'.repeat(27), 'length'],
    ['es', 'trato/acuerdo', 'marks'],
    ['es', 'Es un trato.', 'marks'],
    ['zh', '交易。', 'marks'],
    ['zh', '给…打电话', 'marks'],
    ['ja', '～に文句を言う', 'marks'],
    ['ja', '~に文句を言う', 'marks'],
    ['zh', '交易；协议', 'marks'],
    ['ar', 'صفقة؛ اتفاق', 'marks'],
    ['es', '“trato”', 'marks'],
    ['fr', "d'accord", 'marks'],
    ['es', '(un trato', 'marks'],
    ['es', 'tra\u200bto', 'marks'],
    ['es', 'сделка', 'script'],
    ['hi', 'sauda', 'script'],
    ['ar', 'safqa', 'script'],
    ['zh', 'jiaoyi', 'script'],
    ['uk', 'сделка; объект', 'script'],
    ['uk', 'вы', 'script'],
    ['uk', 'cправа', 'script'],
    ['zh', '協議', 'script'],
    ['zh', '取り引き', 'script'],
    ['ja', '协议', 'script'],
    ['xx', 'deal', 'shape'],
  ])('may not be written in %s as %j', (lang, text, rule) => {
    expect(rulesOf(lang, text)).toContain(rule)
  })
})

describe('a word that is spelt as in English', () => {
  it('is taken for untranslated where its letters aren’t the language’s', () => {
    expect(check({ fr: 'deal.n.1\ttambour\nworth.adj.1\tworth\n' })).toEqual([
      expect.stringMatching(/^untranslated: worth\.adj\.1: worth/),
    ])
  })

  it('is taken for untranslated if it is a verb that doesn’t end as one', () => {
    expect(check({ es: `deal.n.1\tideal; leal\ndeal.v.1\tdeal\nmean.v.1\tdejar\n` })).toEqual([
      expect.stringMatching(/^untranslated: deal\.v\.1: deal/),
    ])
  })

  it('is right with its article, in other languages too, beside another word, as a cry or an abbreviation', () => {
    expect(check({ de: 'hotel.n.1\tHotel, das\nwow.int.1\twow\ngps.n.1\tGPS\n' })).toEqual([])
    expect(check({ es: 'hotel.n.1\thotel\n', pl: 'hotel.n.1\thotel\n' })).toEqual([])
    expect(check({ es: 'hotel.n.1\thotel\n' })).toHaveLength(1)
    expect(check({ es: 'hotel.n.1\thotel; posada\n' })).toEqual([])
    expect(check({ es: 'hotel.n.1\thotel\n' }, ['es hotel'])).toEqual([])
  })

  it('is right where the language’s other words are written so', () => {
    const content = `deal.n.1\ttambour; étable; capable; tabac\ntable.n.1\ttable\nmean.v.1\tstable\n`
    expect(check({ fr: content })).toEqual([])
  })
})

it('reads every file of a folder, with its loans', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-translations-'))
  try {
    writeFileSync(join(folder, 'es.tsv'), 'hotel.n.1\thotel\n')
    writeFileSync(join(folder, 'zh.tsv'), 'deal.n.1\t協議\n')
    writeFileSync(join(folder, 'loans.txt'), '# Loans\nes hotel\n')
    const { findings, keys } = checkTranslations(senses, folder)
    expect(findings).toMatchObject([{ lang: 'zh', line: 1, rule: 'script' }])
    expect([...keys]).toEqual([
      ['es', new Set(['hotel.n.1'])],
      ['zh', new Set(['deal.n.1'])],
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
