import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadPronunciations } from './pronunciations'

const { pronunciationsOf } = loadPronunciations()
const ipa = (headword: string) => pronunciationsOf(headword).map((pronunciation) => pronunciation.ipa)

describe('loadPronunciations', () => {
  it('returns Received Pronunciation in the notation of British dictionaries', () => {
    expect(ipa('bath')).toEqual(['bɑːθ'])
    expect(ipa('dance')).toEqual(['dɑːns'])
    expect(ipa('new')).toEqual(['njuː'])
    expect(ipa('schedule')).toEqual(['ˈʃedjuːl', 'ˈskedʒuːl'])
    expect(ipa('car')).toEqual(['kɑː'])
    expect(ipa('understand')).toEqual(['ˌʌndəˈstænd'])
    expect(ipa('happy')).toEqual(['ˈhæpi'])
    expect(ipa('little')).toEqual(['ˈlɪtəl'])
    expect(ipa('discover')).toEqual(['dɪˈskʌvə'])
    expect(ipa('general')).toEqual(['ˈdʒenərəl'])
    expect(ipa('plastic')).toEqual(['ˈplæstɪk'])
  })

  it('distinguishes nouns from verbs that sound different, the noun first', () => {
    expect(pronunciationsOf('record')).toEqual([
      { ipa: 'ˈrekɔːd', partOfSpeech: 'noun' },
      { ipa: 'rɪˈkɔːd', partOfSpeech: 'verb' },
    ])
    expect(pronunciationsOf('separate')).toContainEqual({ ipa: 'ˈsepəreɪt', partOfSpeech: 'verb' })
    expect(pronunciationsOf('separate')).toContainEqual({ ipa: 'ˈsepərət', partOfSpeech: 'adjective' })
    expect(pronunciationsOf('graduate')).toContainEqual({ ipa: 'ˈɡrædʒuət', partOfSpeech: 'noun' })
  })

  it('returns all usual pronunciations, and strong and weak forms of function words', () => {
    expect(ipa('the')).toEqual(['ðə', 'ði', 'ðiː'])
    expect(ipa('from')).toEqual(['frɒm', 'frəm'])
    expect(ipa('lead')).toContain('led')
  })

  it('respects capitals only if they make a different word', () => {
    expect(ipa('Polish')).toEqual(['ˈpəʊlɪʃ'])
    expect(ipa('polish')).toEqual(['ˈpɒlɪʃ'])
    expect(ipa('London')).toEqual(ipa('london'))
    expect(ipa('US')).not.toEqual(ipa('us'))
  })

  it.each([
    ['cats', 'kæts'],
    ['dogs', 'dɒɡz'],
    ['boxes', 'ˈbɒksɪz'],
    ["dog's", 'dɒɡz'],
    ["boys'", 'bɔɪz'],
    ['stopped', 'stɒpt'],
    ['wanted', 'ˈwɒntɪd'],
    ['hoping', 'ˈhəʊpɪŋ'],
    ['hopping', 'ˈhɒpɪŋ'],
    ['happier', 'ˈhæpiə'],
    ['longest', 'ˈlɒŋɡɪst'],
  ])('derives the pronunciation of inflected forms: %s', (form, expected) => {
    expect(ipa(form)).toEqual([expected])
  })

  it.each([
    ['put up with', 'ˌpʊt ˈʌp wɪð'],
    ['give up', 'ˌɡɪv ˈʌp'],
    ['look at', 'ˈlʊk ət'],
    ['depend on', 'dɪˈpend ɒn'],
    ['alarm clock', 'əˈlɑːm klɒk'],
    ['rock and roll', 'ˌrɒk ən ˈrəʊl'],
    ['of course', 'əv ˈkɔːs'],
    ['know-how', 'ˈnəʊhaʊ'],
    ['well-known', 'ˌwelˈnəʊn'],
    ['cold-blooded', 'ˌkəʊldˈblʌdɪd'],
    ['mother-in-law', 'ˈmʌðərɪnlɔː'],
    ['fire engine', 'ˈfaɪər ˌendʒɪn'],
    ['car park', 'ˈkɑː pɑːk'],
    ['blue cheese', 'ˌbluː ˈtʃiːz'],
    ['French toast', 'ˌfrentʃ ˈtəʊst'],
    ['used to', 'ˈjuːst tə'],
  ])('composes phrases and hyphenated words: %s', (phrase, expected) => {
    expect(ipa(phrase)).toEqual([expected])
  })

  it('returns nothing for unknown words and any odd text', () => {
    for (const unknown of ['zzxqv', 'put up zzxqv', '', ' ', '-', '\n', '\t', 'a\tb', '#']) {
      expect(pronunciationsOf(unknown), JSON.stringify(unknown)).toEqual([])
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        for (const { ipa } of pronunciationsOf(any)) expect(ipa).not.toBe('')
      }),
    )
  })

  it('opens the table quickly', () => {
    // We take the best of three, because other programs may be using the machine.
    const times = [1, 2, 3].map(() => {
      const started = performance.now()
      loadPronunciations()
      return performance.now() - started
    })
    expect(Math.min(...times)).toBeLessThan(300)
  })
})
