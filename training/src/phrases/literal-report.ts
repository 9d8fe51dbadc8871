import { kindOf } from '@wordhoard/lexicon/phrases/literal/use-features'
import type { LabelledUse } from './labelled-uses'

const shares = [0.995, 0.99, 0.985, 0.98, 0.97]
const isOwn = ({ source, isLiteral }: LabelledUse) => !isLiteral && (source === 'own' || source === 'sample')

/** Returns the odds above which a phrase is doubtful, so that a share of the phrases that are meant is kept. */
export function thresholdFor(uses: readonly LabelledUse[], odds: Float64Array, kept: number): number {
  const own = uses.flatMap((use, at) => (isOwn(use) ? [odds[at]!] : [])).sort((a, b) => a - b)
  return own[Math.min(own.length - 1, Math.floor(own.length * kept))]!
}

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`

/** Prints how many look-alikes are caught if a share of what is meant is kept, in all and by kind of phrase. */
export function printCaught(uses: readonly LabelledUse[], odds: Float64Array): void {
  const count = (isOne: (use: LabelledUse) => boolean, above: number) => {
    const all = uses.flatMap((use, at) => (isOne(use) ? [odds[at]!] : []))
    return percent(all.filter((one) => one > above).length, all.length)
  }
  for (const kept of shares) {
    const above = thresholdFor(uses, odds, kept)
    console.info(
      `kept ${percent(kept, 1)} (odds ${above.toFixed(2)}): look-alikes caught ${count(({ isLiteral }) => isLiteral, above)}, ` +
        `doubted in other entries’ examples ${count(({ source }) => source === 'other', above)}, ` +
        `among joined collocations ${count(({ source }) => source === 'corpus', above)}`,
    )
  }
  const above = thresholdFor(uses, odds, 0.99)
  for (const kind of new Set(uses.map(({ use, isIdiom }) => kindOf(use, isIdiom)))) {
    const isKind = ({ use, isIdiom }: LabelledUse) => kindOf(use, isIdiom) === kind
    console.info(
      `  ${kind.padEnd(12)} caught ${count((one) => one.isLiteral && isKind(one), above)} of ${uses.filter((one) => one.isLiteral && isKind(one)).length}, ` +
        `doubted though meant ${count((one) => isOwn(one) && isKind(one), above)}`,
    )
  }
}
