import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../http/api-error'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { homeQueries, SUITED_ARTICLES } from './home.queries'
import { suitedArticlesMessages } from './messages'
import styles from './suited-articles.module.css'
import { SuitedRow } from './suited-row'

/** A few articles near the reader's level, those with most of their due words first. */
export function SuitedArticles() {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{suitedArticlesMessages.title}</h2>
        <Link to={paths.articles}>{suitedArticlesMessages.all}</Link>
      </div>
      <Articles />
    </section>
  )
}

function Articles() {
  const { data, error, isFetching, refetch } = useQuery(homeQueries.suited())
  if (data && data.length > 0) {
    return (
      <ul className={styles.list} aria-label={suitedArticlesMessages.list}>
        {data.map((article) => (
          <SuitedRow key={article.id} article={article} />
        ))}
      </ul>
    )
  }
  if (data) {
    return (
      <div className={styles.note}>
        <p>{suitedArticlesMessages.none}</p>
        <p>
          {suitedArticlesMessages.ownText((text) => (
            <Link to={paths.read}>{text}</Link>
          ))}
        </p>
      </div>
    )
  }
  if (!error) return <ArticlesSkeleton />
  return (
    <div className={styles.note} role="alert">
      <p>{suitedArticlesMessages.notLoaded}</p>
      <p>{errorSentence(error)}</p>
      <Button icon={<RotateCcw aria-hidden />} busy={isFetching} onClick={() => void refetch()}>
        {suitedArticlesMessages.retry}
      </Button>
    </div>
  )
}

function ArticlesSkeleton() {
  return (
    <SkeletonGroup label={suitedArticlesMessages.loading}>
      <div className={styles.list}>
        {Array.from({ length: SUITED_ARTICLES }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
          <div key={line} className={styles.row}>
            <Skeleton width="2.75rem" height="1.4rem" />
            <div className={styles.lines}>
              <Skeleton width={`${52 + ((line * 17) % 29)}%`} height="1.25rem" />
              <Skeleton width="8rem" height="0.9rem" />
            </div>
            <Skeleton width="4.5rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
