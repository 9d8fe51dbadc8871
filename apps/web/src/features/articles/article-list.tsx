import type { ArticleSummary } from '@wordhoard/contracts/articles'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import styles from './article-list.module.css'
import { ArticleRow } from './article-row'

interface ArticleListProps {
  articles: readonly ArticleSummary[]
  isOwn?: boolean
  /** Other articles are on their way. */
  busy: boolean
}

/** Articles as lines. */
export function ArticleList({ articles, isOwn = false, busy }: ArticleListProps) {
  return (
    <ul className={styles.list} aria-label="Articles" aria-busy={busy}>
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} isOwn={isOwn} />
      ))}
    </ul>
  )
}

const lines = Array.from({ length: 6 }, (_, index) => index)

export function ArticleListSkeleton() {
  return (
    <SkeletonGroup label="Loading articles…">
      <span className={styles.list}>
        {lines.map((line) => (
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
