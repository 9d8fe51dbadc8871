import type { AccessModifier } from '@wordhoard/contracts/fields/fields'

/** Fields with which a vocabulary is created and updated. */
export interface VocabularyValues {
  name: string
  description: string
  access_modifier: AccessModifier
}

export const emptyVocabulary: VocabularyValues = { name: '', description: '', access_modifier: 'private' }
