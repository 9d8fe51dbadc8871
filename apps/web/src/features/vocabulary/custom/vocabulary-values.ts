import type { AccessModifier } from '@wordhoard/contracts/fields/fields'

/** What a vocabulary is made and changed with. */
export interface VocabularyValues {
  name: string
  description: string
  access_modifier: AccessModifier
}

export const emptyVocabulary: VocabularyValues = { name: '', description: '', access_modifier: 'private' }
