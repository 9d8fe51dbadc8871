import { describe, expect, it } from 'vitest'
import { wordUse } from '../context'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { lookupForm, tokenise } from '../tokens/tokens'
import { baseForms } from './base-forms'
import { isLikelyName } from './names'

const lexicon = mapLexicon({
  headwords: {
    crew: 'noun',
    rise: 'verb noun',
    rose: 'noun name',
    potter: 'noun verb',
    man: 'noun verb',
    manning: 'name',
    rosie: 'name',
    face: 'noun',
    'face book': 'noun',
    council: 'noun',
    we: 'function pronoun',
  },
  forms: { rose: 'rise:past' },
})

/** Returns the first headword of the word in brackets and whether it is taken for a name. */
function read(sentence: string): [string | undefined, boolean] {
  const start = sentence.indexOf('[')
  const text = sentence.replaceAll(/[[\]]/gu, '')
  const tokens = tokenise(text)
  const index = tokens.findIndex((token) => token.start === start)
  const use = wordUse(text, tokens, index)
  const headword = baseForms(lookupForm(text, tokens[index]!), lexicon, use)[0]?.headword
  return [headword, isLikelyName(headword, lexicon, use)]
}

describe('a word with a capital', () => {
  it.each([
    // Unknown, and not respelt to something that the text doesn't mean.
    ['we live in [Crewe] now', undefined, true],
    ['we saw it on [Facebook] today', undefined, true],
    ['[Milngavie] is a town', undefined, true],
    ['Ask Mr [Potter] about it', 'potter', true],
    ['Ask Rosie [Potter] about it', 'potter', true],
    ['Then [Rose] went home', 'rose', false],
    ['Ask Ms [Manning] about it', 'manning', false],
    ['a birch (Betula [pendula]) grew here', undefined, true],
    // Not names.
    ['the red [pendula] grew here', undefined, false],
    ['we asked the [Council] about it', 'council', false],
    ['the sun [rose] early', 'rise', false],
    ['he is [manning] the desk', 'man', false],
    ['we ALL LOVE [XYZZY] HERE', undefined, false],
    ['we ate [xyzzy] today', undefined, false],
  ])('%s', (sentence, headword, isName) => {
    expect(read(sentence)).toEqual([headword, isName])
  })
})
