import { shareEquivalent } from '@wordhoard/learning/glosses/equivalents'
import type { TargetWord } from '../learning/games/confusable'
import type { Distractors, OptionNeeds } from '../learning/games/distractors'
import type { WordFacts } from '../learning/games/word-facts'
import { pivotEquivalents } from '../learning/glosses/equivalents-of'
import { likenessOfWords } from '../learning/glosses/word-likeness'
import type { LearningDeps } from '../learning/learning-deps'

/** How many more are drawn than needed, since some turn out to share a translation. */
const SPARE = { words: 5, definitions: 2 }

/** Likeness from which words may have much the same meaning, though no dictionary says so (greasy, slimy: 0.55). */
export const ALIKE = 0.45

type Deps = Pick<LearningDeps, 'distractors' | 'translations'>
/** Numbers of words and of definitions. */
type Numbers = Pick<OptionNeeds, 'words' | 'definitions'>

/**
 * Draws wrong options for the words of a test, in the same order. They come near, so that nobody finds the right one just
 * by the subject: of words of the same part of speech and similar frequency, those that are met in similar texts. Words
 * that share a translation with any meaning of the word asked, in several languages, could be right too and are left out.
 */
export async function drawNear<A extends TargetWord>(
  deps: Deps,
  asked: readonly A[],
  needs: (word: A) => Numbers,
): Promise<Distractors[]> {
  const near = await drawApart(deps, asked, needs, true)
  const short = asked.filter((word, at) => isShort(needs(word), near[at]!))
  if (short.length === 0) return near
  const others = await drawApart(deps, short, needs, false)
  return asked.map((word, at) => others[short.indexOf(word)] ?? near[at]!)
}

async function drawApart<A extends TargetWord>(
  deps: Deps,
  asked: readonly A[],
  needs: (word: A) => Numbers,
  isNear: boolean,
): Promise<Distractors[]> {
  const source = await deps.distractors()
  const drawn = await source.draw(asked, (word) => {
    const { words, definitions } = needs(word)
    return {
      words: words && words + SPARE.words,
      definitions: definitions && definitions + SPARE.definitions,
      close: false,
      pictures: 0,
      preference: nearnessTo(word.facts.headword, isNear),
    }
  })
  const options = drawn.flatMap(({ words, definitions }) => [...words, ...definitions])
  const senses = [...asked.flatMap(({ facts }) => facts.senses), ...options.map(({ senses }) => senses[0]!)]
  const languages = await pivotEquivalents(deps, [...new Set(senses.map(({ id }) => id))])
  return asked.map((word, at) => {
    const isApart = ({ senses: [shown] }: WordFacts) =>
      languages.every((of) => !word.facts.senses.some(({ id }) => shareEquivalent(of(id), of(shown!.id))))
    const { words, definitions } = needs(word)
    return {
      ...drawn[at]!,
      words: drawn[at]!.words.filter(isApart).slice(0, words),
      definitions: drawn[at]!.definitions.filter(isApart).slice(0, definitions),
    }
  })
}

/** Prefers words that are met in similar texts, unless any will do; none that could mean much the same. */
function nearnessTo(headword: string, isNear: boolean) {
  return (other: string) => {
    const likeness = likenessOfWords(headword, other)
    if (likeness >= ALIKE) return undefined
    return isNear ? likeness : 0
  }
}

function isShort(needs: Numbers, { words, definitions }: Distractors): boolean {
  return words.length < needs.words || definitions.length < needs.definitions
}
