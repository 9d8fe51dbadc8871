import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { isPhrase } from '@wordhoard/dictionary-build/learner/learner-sense'
import { readLearnerSenses } from '@wordhoard/dictionary-build/learner/read-learner'
import { readLabelledSentences } from '@wordhoard/evaluation/phrases/labelled'
import type { readSourceLexicon } from '@wordhoard/evaluation/phrases/source-lexicon'
import { findUses } from '@wordhoard/lexicon/phrases/find-uses'
import type { PhraseUse } from '@wordhoard/lexicon/phrases/phrase-use'
import type { TextWord } from '@wordhoard/lexicon/phrases/phrase-words'
import { buildPhraseIndex } from '@wordhoard/lexicon/phrases/phrases'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { readCollocations } from './read-collocations'

/** Where a use comes from: its own example, another entry's, SemCor, labelled samples, or look-alikes. */
export type UseSource = 'own' | 'other' | 'corpus' | 'sample' | 'look-alike'

/** A phrase found in a text, and whether it is meant there. */
export interface LabelledUse {
  readonly headword: string
  readonly text: string
  readonly words: readonly TextWord[]
  readonly use: PhraseUse
  readonly isIdiom: boolean
  readonly isLiteral: boolean
  readonly source: UseSource
}

type Finds = readonly { readonly headword: string; readonly at: readonly number[] }[]
/** Says whether a find is literal; undefined if nobody knows. */
type Judge = (headword: string, at: readonly number[], finds: Finds) => boolean | undefined

const isWithin = (inner: readonly number[], outer: readonly number[]) =>
  inner.length < outer.length && inner.every((at) => outer.includes(at))

/**
 * Collects uses of phrases that are meant (examples of their entries and of others, collocations that SemCor's
 * annotators joined, labelled samples) and that only look so (`samples/literal-phrases.tsv`, labelled samples). Examples of other entries are taken as
 * meant, which few aren't.
 */
export function collectUses(
  { lexicon, phrases, headwords }: Awaited<ReturnType<typeof readSourceLexicon>>,
  semcorFile: string,
): LabelledUse[] {
  const index = buildPhraseIndex(phrases)
  const uses: LabelledUse[] = []
  const add = (text: string, source: UseSource, isLiteral: Judge) => {
    const { words, finds } = findUses(text, tokenise(text), index, lexicon)
    const all = finds.map(({ phrase, use }) => ({ headword: headwords[index.ids[phrase]!]!, at: use.at }))
    for (const [place, { phrase, use }] of finds.entries()) {
      const { headword } = all[place]!
      const literal = isLiteral(headword, use.at, all)
      if (literal === undefined) continue
      const isIdiom = index.idioms[phrase] === 1
      uses.push({ headword, text, words, use, isIdiom, isLiteral: literal, source })
    }
  }
  for (const sense of readLearnerSenses(join(findInputFolders().lists, 'learner'))) {
    for (const example of sense.examples) {
      if (isPhrase(sense))
        add(example, 'own', (headword) => (headword === sense.headword.toLowerCase() ? false : undefined))
      else
        add(example, 'other', (_, at, all) => (all.some((one) => isWithin(at, one.at)) ? undefined : false))
    }
  }
  for (const line of readSample('literal-phrases.tsv')) {
    const [phrase, text = ''] = line.split('\t')
    add(text, 'look-alike', (headword) => (headword === phrase ? true : undefined))
  }
  for (const sentence of readTuned()) {
    add(sentence.text, 'sample', (headword, at) => {
      if (sentence.phrases.some((label) => label.headword === headword)) return false
      return sentence.phrases.some((label) => isWithin(at, label.tokenIndexes)) ? undefined : true
    })
  }
  for (const { text, parts } of readCollocations(semcorFile)) {
    const tokens = tokenise(text)
    add(text, 'corpus', (headword, at) => {
      const [start, end] = [tokens[at[0]!]!.start, tokens[at.at(-1)!]!.end]
      const isJoined = parts.some((part) => part.lemma === headword && part.start < end && part.end > start)
      return isJoined ? false : undefined
    })
  }
  return uses
}

/** Returns the lines of a file of `training/samples`. */
function readSample(name: string): string[] {
  return readFileSync(new URL(`../../samples/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
}

/** The labelled sentences that may be learnt from: every third of `phrases.tsv` is held out. */
function readTuned() {
  const inside = new URL('../../../evaluation/samples/phrases-inside.tsv', import.meta.url)
  return [...readLabelledSentences().filter(({ isHeldOut }) => !isHeldOut), ...readLabelledSentences(inside)]
}
