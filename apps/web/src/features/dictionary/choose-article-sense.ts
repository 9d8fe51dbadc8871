import { chooseArticleSense } from '@wordhoard/contracts/reading/article-senses'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { toast } from '../../ui/overlays/toast.store'
import type { AuthorSense } from './text-senses'
import { wordPanelMessages } from './word-panel-messages'

/** Stores the author's choice for a word of their article. @returns false if it failed, which the author has been told */
export async function saveArticleSense(
  articleId: number,
  word: { readonly offset: number; readonly form: string },
  sense: AuthorSense | null,
): Promise<boolean> {
  try {
    const body = { ...word, definition_id: sense?.definitionId ?? null }
    await call(chooseArticleSense, { params: { id: articleId }, body })
    return true
  } catch (error) {
    toast({ text: wordPanelMessages.notStored(errorSentence(error)), tone: 'error' })
    return false
  }
}
