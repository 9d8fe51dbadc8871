/** Something that a teacher can set for a class. */
export interface AssignmentChoice {
  readonly kind: 'article' | 'vocabulary'
  readonly id: number
  readonly title: string
  readonly isPrivate: boolean
  /** Level and length, as words. */
  readonly facts: string
}

/** Where choices come from: texts of the teacher's own, public ones, word lists of the teacher's own, public ones of others. */
export type ChoiceSource = 'own-texts' | 'library' | 'own-lists' | 'public-lists'
