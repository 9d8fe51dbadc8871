import { useInfiniteQuery } from '@tanstack/react-query'
import { listMyArticles } from '@wordhoard/contracts/articles'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { Button } from '../../../ui/button'
import type { Shared } from '../composer/unsent'
import { ShareChoice } from './share-choice'
import styles from './share-dialog.module.css'
import { shareDialogUiMessages } from './share-dialog-messages'
import { ShareState } from './share-state'

interface ShareArticlesProps {
  isClassroom: boolean
  onChoose: (shared: Shared) => void
}

const PAGE = 50

/** Lists the user's articles to choose one from. */
export function ShareArticles({ isClassroom, onChoose }: ShareArticlesProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['chats', 'own-articles'],
    queryFn: ({ pageParam, signal }) =>
      call(listMyArticles, { query: { offset: pageParam, limit: PAGE } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === PAGE ? pages.length * PAGE : undefined),
    staleTime: 0,
  })
  const articles = data?.pages.flat()
  if (!articles || articles.length === 0) {
    return (
      <ShareState
        failure={error && errorSentence(error)}
        onRetry={() => void refetch()}
        empty={articles && shareDialogUiMessages.articles.none}
      />
    )
  }
  return (
    <>
      <PrivateNote isClassroom={isClassroom} />
      <ul className={styles.list} aria-label={shareDialogUiMessages.articles.kind}>
        {articles.map(({ id, title, access_modifier, level }) => (
          <ShareChoice
            key={id}
            title={title}
            facts={level ?? undefined}
            isPrivate={access_modifier === 'private'}
            disabled={access_modifier === 'private' && !isClassroom}
            onChoose={() => onChoose({ reference: { kind: 'article', article_id: id }, title })}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {shareDialogUiMessages.articles.showMore}
        </Button>
      )}
    </>
  )
}

/** Explains why some items of the list can't be chosen. */
export function PrivateNote({ isClassroom }: { isClassroom: boolean }) {
  return (
    <p className={styles.note}>
      {isClassroom ? shareDialogUiMessages.privateInClass : shareDialogUiMessages.publicOnly}
    </p>
  )
}
