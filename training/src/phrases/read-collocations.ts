import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Every so many documents one is held out, here as in the training of senses. */
const HELD_OUT_STEP = 5
const HELD_OUT_PLACE = 4

/** A word or a collocation of SemCor, where it stands in its sentence's text. */
interface TaggedPart {
  readonly lemma: string
  readonly start: number
  readonly end: number
}

export interface TaggedSentence {
  readonly text: string
  readonly parts: readonly TaggedPart[]
}

/** Reads SemCor's sentences as text, with the collocations that its annotators joined (give_up); no held-out document. */
export function readCollocations(file: string): TaggedSentence[] {
  const documents = new Map<string, number>()
  const sentences = new Map<string, string[][]>()
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1)) {
    const row = line.split('\t')
    const [document = '', sentence = ''] = row
    if (line === '') continue
    if (!documents.has(document)) documents.set(document, documents.size)
    if (documents.get(document)! % HELD_OUT_STEP === HELD_OUT_PLACE) continue
    const key = `${document} ${sentence}`
    const rows = sentences.get(key)
    if (rows) rows.push(row)
    else sentences.set(key, [row])
  }
  return [...sentences.values()].map(joinTokens)
}

/** Writes the tokens as a text would have them: quotation marks turned, no space before a stop. */
function joinTokens(rows: readonly string[][]): TaggedSentence {
  let text = ''
  let isOpen = false
  const parts = rows.map(([, , form = '', lemma = '']) => {
    let shown = form.replace(/_('s|'|n't)/g, '$1').replaceAll('_', ' ')
    if (shown === '``') shown = '“'
    if (shown === "''") shown = '”'
    if (shown === '"') {
      shown = isOpen ? '”' : '“'
      isOpen = !isOpen
    }
    const isGlued = text === '' || /^(?:[,.;:!?)”%]|'s$|'$|n't|'\w+)/.test(shown) || /[(“$]$/.test(text)
    if (!isGlued) text += ' '
    const start = text.length
    text += shown
    return { lemma: lemma.toLowerCase().replaceAll('_', ' '), start, end: text.length }
  })
  return { text, parts }
}
