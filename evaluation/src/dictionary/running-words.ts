import { resolve } from '@wordhoard/lexicon/forms/base-forms'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { sentences } from '@wordhoard/lexicon/tokens/sentences'
import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { topicOfText } from '@wordhoard/senses/words/topic-words'

/** Words on each side that a tap sends along. */
const CONTEXT_WORDS = 7
/** Tokens of a passage that shares a topic: about a chapter. */
const PASSAGE_TOKENS = 2_000

/** A content word of a text, with what a tap on it would send. */
export interface ContentWord {
  readonly headword: string
  readonly context: string
  readonly topic: string
}

/**
 * Returns the content words of a text in order: no function words, no names (a capital inside a sentence), no numbers.
 *
 * @param every takes the words of every so many sentences
 */
export function* contentWords(text: string, lexicon: Lexicon, every = 1): Generator<ContentWord> {
  const tokens = tokenise(text)
  const headwords = new Map<string, string | undefined>()
  const headwordOf = (form: string) => {
    if (!headwords.has(form)) headwords.set(form, resolve(form, lexicon)[0])
    return headwords.get(form)
  }
  let next = 0
  let topic = ''
  let passageEnd = 0
  for (const [number, sentence] of sentences(text, tokens).entries()) {
    while (next < tokens.length && tokens[next]!.start < sentence.start) next++
    const first = next
    while (next < tokens.length && tokens[next]!.end <= sentence.end) next++
    if (number % every !== 0) continue
    if (first >= passageEnd) {
      passageEnd = first + PASSAGE_TOKENS
      topic = topicOfText(text.slice(sentence.start, tokens[passageEnd - 1]?.end))
    }
    for (let at = first; at < next; at++) {
      const token = tokens[at]!
      if (token.kind !== 'word') continue
      const isCapital = /^\p{Lu}/u.test(text.slice(token.start, token.end))
      if (isCapital && at > first) continue
      const headword = headwordOf(lookupForm(text, token))
      if (headword === undefined || lexicon.isFunctionWord(headword) || lexicon.isName(headword)) continue
      const from = tokens[Math.max(first, at - CONTEXT_WORDS)]!.start
      const to = tokens[Math.min(next - 1, at + CONTEXT_WORDS)]!.end
      yield { headword, context: text.slice(from, to), topic }
    }
  }
}
