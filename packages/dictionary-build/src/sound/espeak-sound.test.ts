import { readFileSync } from 'node:fs'
import { formatIpa, parseIpa } from '@wordhoard/dictionary/speech/phonemes'
import { describe, expect, it } from 'vitest'
import { fromEspeak } from './espeak-sound'
import { applySpellingRules } from './spelling-rules'

const written = (raw: string, word = '') => formatIpa(applySpellingRules(word, fromEspeak(raw)))

describe('fromEspeak and formatIpa', () => {
  it.each([
    ['b_ˈɑː_θ', 'bath', 'bɑːθ'],
    ['m_ɪ_s_t_ˈeɪ_k', 'mistake', 'mɪˈsteɪk'],
    ['ˌʌ_n_d_ə_s_t_ˈæ_n_d', 'understand', 'ˌʌndəˈstænd'],
    ['ˈɔː_d_iə_n_s', 'audience', 'ˈɔːdiəns'],
    ['s_ˈiə_ɹ_ɪ__ə_s', 'serious', 'ˈsɪəriəs'],
    ['l_ˈɪ_t_əl', 'little', 'ˈlɪtəl'],
    ['k_ˌɒ_n_t_ɹ_ɪ_b_j_ˈuː_ʃ_ə_n', 'contribution', 'ˌkɒntrɪˈbjuːʃən'],
    ['m_ˈæ_v_ə_ɹ_ˌɪ_k', 'maverick', 'ˈmævərɪk'],
    ['k_ə_ŋ_k_ˈɒ_k_t', 'concoct', 'kənˈkɒkt'],
    ['p_j_ˈɔː', 'pure', 'pjʊə'],
    ['l_ˈəʊ_n_s_ʌ_m', 'lonesome', 'ˈləʊnsəm'],
    ['d_ˈɒ_k_j_uː_m_ə_n_t', 'document', 'ˈdɒkjʊmənt'],
    ['p_ˈɑː_n_θ_ə', 'panther', 'ˈpænθə'],
    ['ɹ_ˈɑː_ð_ɐ', 'rather', 'ˈrɑːðə'],
  ])('convert %s (%s) to %s', (raw, word, expected) => {
    expect(written(raw, word)).toBe(expected)
  })

  it('put stress marks before the longest onset that English allows', () => {
    expect(formatIpa(parseIpa('ekstrˈiːm'))).toBe('ekˈstriːm')
    expect(formatIpa(parseIpa('sɪŋˈə'))).toBe('sɪŋˈə')
    expect(formatIpa(parseIpa('ətlˈæntɪk'))).toBe('ətˈlæntɪk')
  })

  it('produce only valid sounds and stress marks in the whole table', () => {
    const table = readFileSync(new URL('../../data/generated/pronunciations.tsv', import.meta.url), 'utf8')
    const odd: string[] = []
    for (const line of table.split('\n')) {
      if (line === '' || line.startsWith('#')) continue
      for (const ipa of line.split('\t')[1]!.split(' | ')) {
        if (!/^(?:[ ˈˌaɑæbdðeəɜfɡhiɪjklmnŋɒɔprsʃtθuʊʌvwzʒː]|\u0303)+$/u.test(ipa)) odd.push(line)
        if ((ipa.match(/ˈ/g) ?? []).length > 1) odd.push(line)
      }
    }
    expect(odd).toEqual([])
  })
})
