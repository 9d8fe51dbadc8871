import type { ArticleSummary } from '@wordhoard/contracts/articles'
import type { Ref } from 'react'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './article-list.module.css'
import { ArticleRow, type ListKind } from './article-row'
import { articleListMessages } from './messages'

interface ArticleListProps extends ListKind {
  articles: readonly ArticleSummary[]
  /** Whether other articles are being loaded. */
  busy: boolean
  ref?: Ref<HTMLUListElement>
}

/** A list of articles, one per row. */
export function ArticleList({ articles, busy, ref, ...kind }: ArticleListProps) {
  return (
    <ul ref={ref} className={styles.list} aria-label={articleListMessages.label} aria-busy={busy}>
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} {...kind} />
      ))}
    </ul>
  )
}

export function ArticleListSkeleton({ lines = 6 }: { lines?: number }) {
  return (
    <SkeletonGroup label={articleListMessages.loading}>
      <span className={styles.list}>
        {Array.from({ length: lines }, (_, index) => index).map((line) => (
          <span key={line} className={styles.skeleton}>
            <Skeleton width={`${38 + ((line * 17) % 29)}%`} height="1.5rem" />
            <Skeleton width="96%" height="1.1rem" />
            <Skeleton width="30%" height="0.9rem" />
          </span>
        ))}
      </span>
    </SkeletonGroup>
  )
}
