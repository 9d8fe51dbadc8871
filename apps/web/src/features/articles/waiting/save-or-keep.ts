import type { QueryClient } from '@tanstack/react-query'
import type { Article } from '@wordhoard/contracts/articles'
import { type ArticleChange, type SavedArticle, sendArticle } from '../../../device/outbox/article-change'
import { callOrKeep } from '../../../device/outbox/call-or-keep'
import { isOffline } from '../../../http/api-error'
import { isReachable } from '../../../http/reach'
import { toast } from '../../../ui/overlays/toast.store'
import { articleQueries, invalidateArticleLists } from '../articles.queries'
import { type KeptArticle, refreshKeptArticles } from './kept-articles'
import { waitingArticleMessages } from './messages'

interface ArticleToSave extends Omit<ArticleChange, 'earlier'> {
  /** What already waits of it on this device. */
  readonly kept?: KeptArticle | undefined
  /** Idempotency key of this submission. */
  readonly key?: string | undefined
  /** Called once it's kept on this device, before that's shown: its draft can go. */
  readonly onKept?: (() => void) | undefined
}

/**
 * Saves an article of one's own. While the server can't be reached it's kept on this device, which is told, and saved
 * once when the server is back.
 *
 * @returns undefined if it's kept
 * @throws ApiError `article_changed` if it was changed somewhere else
 */
export async function saveOrKeep(
  client: QueryClient,
  { kept, key, onKept, ...article }: ArticleToSave,
): Promise<SavedArticle | undefined> {
  const earlier = kept ? [...kept.content.earlier, kept.content.values] : []
  const change: ArticleChange = { ...article, earlier }
  const saved = kept
    ? await saveKept(kept, change, onKept)
    : (await callOrKeep('article', change, (attempt) => sendArticle(change, attempt), { key, onKept })).answer
  if (saved) showSaved(client, saved)
  else {
    toast({ text: waitingArticleMessages.kept, duration: 6000 })
    await watchKeptArticles(client)
  }
  void refreshKeptArticles(client)
  return saved
}

/** Saves what was kept and has been changed again. What is kept stays until the server has it. */
async function saveKept(
  kept: KeptArticle,
  change: ArticleChange,
  onKept: ArticleToSave['onKept'],
): Promise<SavedArticle | undefined> {
  const { changeEntry, discardEntry, sendOutbox } = await import('../../../device/outbox/outbox')
  if (isReachable()) {
    try {
      const saved = await sendArticle(change, kept.key)
      await discardEntry('article', kept.key)
      return saved
    } catch (error) {
      if (!isOffline(error)) throw error
    }
  }
  await changeEntry(kept, change, onKept)
  sendOutbox(['article']).catch((error: unknown) => console.info('The article is sent later', error))
  return undefined
}

function showSaved(client: QueryClient, saved: SavedArticle): void {
  const { queryKey } = articleQueries.article(saved.id)
  if ('html' in saved) client.setQueryData(queryKey, saved as Article)
  void invalidateArticleLists(client)
}

let isWatching = false

/** Shows articles that waited as soon as the server has them. */
export async function watchKeptArticles(client: QueryClient): Promise<void> {
  if (isWatching) return
  isWatching = true
  const { listenToOutbox } = await import('../../../device/outbox/outbox')
  listenToOutbox('article', (settled) => {
    if ('outcome' in settled) {
      showSaved(client, settled.outcome)
      toast({ text: waitingArticleMessages.sent, tone: 'success' })
    }
    void refreshKeptArticles(client)
  })
}
