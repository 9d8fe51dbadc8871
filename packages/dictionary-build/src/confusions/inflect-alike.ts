import { type InflectionDetail, inflections } from '@wordhoard/lexicon/forms/inflections'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { Entry } from '../model'

type Detail = InflectionDetail | 'base'
export interface WordToInflect {
  readonly entry: Entry
  /** The entry of its first word, whose irregular forms a phrasal verb takes: broke down. */
  readonly head: Entry
  /** One letter; undefined if any part of speech may be meant. */
  readonly partOfSpeech: string | undefined
}

/** Verbs whose past is like their base; dictionaries list no form for them. */
const unchanged = new Set(
  'bet broadcast burst cast cost cut hit hurt let put quit read rid set shed shut split spread thrust upset'.split(
    ' ',
  ),
)
/** Listed forms that nobody uses of the verb today. */
const outdated = new Set(['wrought', 'gotten'])

const inflecting = ['noun', 'verb', 'adjective', 'adverb'] as const satisfies readonly PartOfSpeech[]
const letters: Readonly<Record<string, string>> = { n: 'noun', v: 'verb', adj: 'adjective', adv: 'adverb' }

const baseBefore =
  /(?:^|[.?!;:,–“‘]\s*|\b(?:to|can|could|will|would|shall|should|must|may|might|do|does|did|don’t|doesn’t|didn’t|can’t|couldn’t|won’t|wouldn’t|shouldn’t|mustn’t|let’s|let us|please|never|always|cannot|’ll|’d)\s+(?:\p{L}+\s+)?)$/iu
const participleBefore =
  /(?:\b(?:have|has|had|having|haven’t|hasn’t|hadn’t|be|been|being|is|are|was|were|isn’t|aren’t|wasn’t|weren’t|get|gets|got|am)|’ve|’m|’re|’s)\s+(?:[\p{L}]+\s+){0,2}$/iu

function partsOf({ entry, partOfSpeech }: WordToInflect): PartOfSpeech[] {
  const own = new Set(entry.senses.map((sense) => sense.partOfSpeech))
  if (own.has('phrasal verb')) own.add('verb')
  const all = inflecting.filter((part) => own.has(part))
  const wanted = partOfSpeech === undefined ? undefined : letters[partOfSpeech]
  return wanted === undefined ? all : all.filter((part) => part === wanted)
}

/** Returns the forms of a word; of a phrase, its first word inflects if it's a verb, its last if it's a noun. */
function formsOf(word: WordToInflect): { form: string; detail: Detail }[] {
  const words = word.entry.headword.split(' ')
  return partsOf(word).flatMap((part) => {
    const at = part === 'verb' ? 0 : words.length - 1
    const { forms } = at === 0 ? word.head : word.entry
    const irregular = forms.flatMap(({ kind, form, detail }) =>
      kind === 'inflection' && isOfPart(detail, part) && !outdated.has(form)
        ? [{ form, detail: detail as InflectionDetail }]
        : [],
    )
    const isUnchanged = part === 'verb' && unchanged.has(words[at]!)
    return inflections(words[at]!, part, irregular).map(({ form, detail }) => ({
      form: words.with(at, isUnchanged && detail.startsWith('past') ? words[at]! : form).join(' '),
      detail,
    }))
  })
}

const ofNouns = new Set<string>(['plural'])
const ofComparison = new Set<string>(['comparative', 'superlative'])

function isOfPart(detail: string, part: PartOfSpeech): boolean {
  if (part === 'noun') return ofNouns.has(detail)
  return part === 'verb' ? !ofNouns.has(detail) && !ofComparison.has(detail) : ofComparison.has(detail)
}

/**
 * Returns how a word stands in a sentence: the inflections that its form may be there, the likeliest first; empty if the
 * form isn't one of the word's.
 */
export function findDetails(word: WordToInflect, form: string, before: string): Detail[] {
  const found = new Set<Detail>(formsOf(word).flatMap((each) => (each.form === form ? [each.detail] : [])))
  if (form === word.entry.headword) found.add('base')
  const isAny = (details: readonly Detail[]) => details.filter((detail) => found.has(detail))
  const order: Detail[] = participleBefore.test(before)
    ? ['past participle', 'present participle', 'base', 'past']
    : baseBefore.test(before) ||
        found.has('plural') ||
        !found.has('past') ||
        !/\b(?:he|she|it)\s+(?:\p{L}+\s+)?$/iu.test(before)
      ? ['base', 'past', 'past participle']
      : ['past', 'base', 'past participle']
  return [...isAny(order), ...[...found].filter((detail) => !order.includes(detail))]
}

/** Returns the form in which another word would stand in the same place; the headword if it doesn't inflect so. */
export function inflectAlike(
  word: WordToInflect,
  details: readonly Detail[],
  isAttested: (form: string) => boolean,
): string {
  const { headword } = word.entry
  if (details[0] === 'base') return headword
  const forms = formsOf(word)
  for (const detail of details) {
    const found = forms.find((each) => each.detail === detail)
    if (!found) continue
    // Plurals of words such as furniture would be marked as wrong by their form alone.
    if (detail === 'plural' && (isUncountable(word.entry) || !isAttested(found.form))) continue
    return found.form
  }
  return headword
}

function isUncountable({ senses }: Entry): boolean {
  const nouns = senses.filter((sense) => sense.partOfSpeech === 'noun' && sense.patterns !== undefined)
  return nouns.length > 0 && nouns.every(({ patterns }) => patterns?.some((pattern) => /\[U\]/.test(pattern)))
}
