import { type Separability, separabilities } from '@wordhoard/lexicon/phrases/separability'
import { ListError } from '../lists/read-jsonl'

/** What a line says outright about its phrase's shape, where headword and patterns can't. */
export interface ShapeMarks {
  readonly separability?: Separability
  /** Index of the word that inflects; null when none does. */
  readonly head?: number | null
  /** Index of the word after which an object may stand. */
  readonly gap?: number
  /** Only looked up, never found in texts: its words are too often just words side by side. */
  readonly isHidden?: boolean
}

/**
 * Reads the marks of a line, separated by semicolons: “optional”, “head 2” (the second word inflects), “head 0” (none
 * does), “gap 1” (an object may follow the first word), “hidden”. Throws `ListError`.
 */
export function parseShapeMarks(marks: readonly string[], place: string): ShapeMarks {
  let shape: ShapeMarks = {}
  for (const mark of marks) {
    const [, name, digits] = /^(head|gap) (\d)$/u.exec(mark) ?? []
    const number = Number(digits)
    if (name === 'head') shape = { ...shape, head: number === 0 ? null : number - 1 }
    else if (name === 'gap' && number > 0) shape = { ...shape, gap: number - 1 }
    else if (mark === 'hidden') shape = { ...shape, isHidden: true }
    else if ((separabilities as readonly string[]).includes(mark))
      shape = { ...shape, separability: mark as Separability }
    else throw new ListError(`${place}: ${mark} says nothing about a phrase’s shape`)
  }
  return shape
}
