import type { Spell } from '@wordhoard/contracts/dictionary'
import type { Dictionary } from '../open-dictionary'

/**
 * Returns how a word is spoken in one of its meanings, in IPA; undefined if it has no pronunciation of its own in that
 * meaning. Makes one query at most.
 */
export async function findDefinitionSound(
  { documents }: Pick<Dictionary, 'documents'>,
  spellId: number,
  definitionId: number,
): Promise<string | undefined> {
  const [document] = await documents.texts([spellId])
  if (document === undefined) return undefined
  const { definitions } = JSON.parse(document) as Spell
  return definitions.find(({ id }) => id === definitionId)?.pronunciations[0]
}
