import { stripAffixes } from '@wordhoard/lexicon/forms/affixes'
import { describe, expect, it } from 'vitest'
import { affixMessages } from './affix-messages'

describe('affixMessages', () => {
  it('says what a prefix or ending adds', () => {
    expect(affixMessages.sum('un-', 'follow')).toBe('un- + follow')
    expect(affixMessages.sum('-less', 'phone')).toBe('phone + -less')
    expect(affixMessages.meaning('un-', 'follow', true)).toBe('no longer follow')
    expect(affixMessages.meaning('un-', 'liked', true)).toBe('not liked, or no longer liked')
    expect(affixMessages.meaning('un-', 'trendy', false)).toBe('not trendy')
    expect(affixMessages.meaning('anti-', 'vaccination', false)).toBe('against vaccination')
    expect(affixMessages.meaning('-less', 'phone', false)).toBe('without phone')
  })

  it('knows every affix that the text engine removes', () => {
    const words = [
      'un',
      'non',
      're',
      'over',
      'under',
      'mis',
      'pre',
      'anti',
      'semi',
      'co',
      'ex',
      'sub',
      'super',
      'dis',
      'out',
      ...'post multi inter ultra micro mini mega pseudo counter hyper neo'.split(' '),
    ]
    const hyphenated = 'pro mid self trans quasi vice eco bio intra'.split(' ')
    const forms = [
      ...words.map((prefix) => `${prefix}follow`),
      ...hyphenated.map((prefix) => `${prefix}-follow`),
      ...['less', 'like', 'ship', 'hood', 'ness', 'ly'].map((ending) => `follow${ending}`),
    ]
    for (const form of forms) {
      expect(stripAffixes(form), form).not.toEqual([])
      for (const { affix, rest } of stripAffixes(form)) {
        expect(affixMessages.meaning(affix, rest, false), affix).not.toBe(rest)
      }
    }
  })
})
