import type { CueWeights } from './word-class'

/** Reads weights of cues to word classes from the text of a table with one cue per line. */
export function parseWordClassCues(table: string): CueWeights {
  const lines = table.trimEnd().split('\n')
  return new Map(
    lines.map((line) => {
      const [cue = '', numbers = ''] = line.split('\t')
      return [cue, numbers.split(' ').map(Number)]
    }),
  )
}
