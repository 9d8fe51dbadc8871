import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadPronunciations } from './pronunciations'

const { pronunciationsOf } = loadPronunciations()
const ipa = (headword: string) => pronunciationsOf(headword).map((pronunciation) => pronunciation.ipa)

describe('pronunciations', () => {
  it('are British: Received Pronunciation in the notation of British dictionaries', () => {
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

  it('tell nouns from verbs where they differ, the noun first', () => {
    expect(pronunciationsOf('record')).toEqual([
      { ipa: 'ˈrekɔːd', partOfSpeech: 'noun' },
      { ipa: 'rɪˈkɔːd', partOfSpeech: 'verb' },
    ])
    expect(pronunciationsOf('separate')).toContainEqual({ ipa: 'ˈsepəreɪt', partOfSpeech: 'verb' })
    expect(pronunciationsOf('separate')).toContainEqual({ ipa: 'ˈsepərət', partOfSpeech: 'adjective' })
    expect(pronunciationsOf('graduate')).toContainEqual({ ipa: 'ˈɡrædʒuət', partOfSpeech: 'noun' })
  })

  it('give several where several are usual, and little words strong and weak', () => {
    expect(ipa('the')).toEqual(['ðə', 'ði', 'ðiː'])
    expect(ipa('from')).toEqual(['frɒm', 'frəm'])
    expect(ipa('lead')).toContain('led')
  })

  it('mind capitals only where they make another word', () => {
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
  ])('sound the endings of inflected forms: %s', (form, expected) => {
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
  ])('compose phrases and hyphenated words: %s', (phrase, expected) => {
    expect(ipa(phrase)).toEqual([expected])
  })

  it('are none for what is unknown, whatever it is', () => {
    for (const unknown of ['zzxqv', 'put up zzxqv', '', ' ', '-', '\n', '\t', 'a\tb', '#']) {
      expect(pronunciationsOf(unknown), JSON.stringify(unknown)).toEqual([])
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        for (const { ipa } of pronunciationsOf(any)) expect(ipa).not.toBe('')
      }),
    )
  })

  it('open at once', () => {
    // The best of three, since others use the machine too.
    const times = [1, 2, 3].map(() => {
      const started = performance.now()
      loadPronunciations()
      return performance.now() - started
    })
    expect(Math.min(...times)).toBeLessThan(300)
  })
})
