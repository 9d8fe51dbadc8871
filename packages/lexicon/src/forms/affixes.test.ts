import { describe, expect, it } from 'vitest'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { stripAffixes } from './affixes'
import { baseForms } from './base-forms'

const lexicon = mapLexicon({
  headwords: {
    follow: 'verb',
    vaccination: 'noun',
    happy: 'adjective',
    unhappy: 'adjective',
    phone: 'noun verb',
    shy: 'adjective',
    dense: 'adjective',
  },
})
const found = (form: string) =>
  baseForms(form, lexicon).map(({ headword, affix }) => [headword, affix?.affix, affix?.rest])

describe('a word that is reached only without its prefix or ending', () => {
  it.each([
    ['unfollow', 'follow', 'un-', 'follow'],
    ['unfollowed', 'follow', 'un-', 'followed'],
    ['anti-vaccination', 'vaccination', 'anti-', 'vaccination'],
    ['antivaccination', 'vaccination', 'anti-', 'vaccination'],
    ['post-follow', 'follow', 'post-', 'follow'],
    ['pro-vaccination', 'vaccination', 'pro-', 'vaccination'],
    ['phoneless', 'phone', '-less', 'phone'],
    ['shyness', 'shy', '-ness', 'shy'],
    ['densely', 'dense', '-ly', 'dense'],
  ])('%s leads to %s and says so: %s + %s', (form, base, affix, rest) => {
    expect(found(form)).toEqual([[base, affix, rest]])
  })

  it('is not said of words with an entry, or of other inflections', () => {
    expect(found('unhappy')).toEqual([['unhappy', undefined, undefined]])
    expect(found('followed')).toEqual([['follow', undefined, undefined]])
    expect(found('Follow’s')).toEqual([['follow', undefined, undefined]])
  })
})

describe('stripAffixes', () => {
  it('leaves short rests alone, where an affix is mostly chance', () => {
    expect(stripAffixes('under').filter(({ affix }) => affix === 'un-')).toEqual([])
    expect(stripAffixes('pretty')).toEqual([])
  })

  it('takes prefixes that begin many words for prefixes only before a hyphen', () => {
    expect(stripAffixes('proclaims')).toEqual([])
    expect(stripAffixes('pro-claims')).toEqual([{ affix: 'pro-', rest: 'claims' }])
  })
})
