/** Something a teacher can assign to a class. */
export interface AssignmentChoice {
  readonly kind: 'article' | 'vocabulary'
  readonly id: number
  readonly title: string
  readonly isPrivate: boolean
  /** Level and length in words. */
  readonly facts: string
}

/** Sources of choices: the teacher's own texts, public texts, the teacher's own word lists, public lists of others. */
export type ChoiceSource = 'own-texts' | 'library' | 'own-lists' | 'public-lists'
