import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { describeKept, type KeptArticle, useKeptArticles } from './kept-articles'
import { waitingArticleMessages } from './messages'
import { watchKeptArticles } from './save-or-keep'
import styles from './waiting-articles.module.css'

/** Articles that are only on this device, until the server can be reached. */
export function WaitingArticles({ onEdit }: { onEdit: (kept: KeptArticle) => void }) {
  const client = useQueryClient()
  const headingId = useId()
  const articles = useKeptArticles()
  useEffect(() => {
    watchKeptArticles(client).catch((error: unknown) => console.info('The outbox is not there', error))
  }, [client])
  if (!articles || articles.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {waitingArticleMessages.heading}
      </h2>
      <ul>
        {articles.map((kept) => (
          <Line key={kept.key} kept={kept} onEdit={() => onEdit(kept)} />
        ))}
      </ul>
    </section>
  )
}

function Line({ kept, onEdit }: { kept: KeptArticle; onEdit: () => void }) {
  const { id, values } = kept.content
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.title}>
          {id === null ? values.title : <Link to={paths.article(id)}>{values.title}</Link>}
        </p>
        <p className={styles.facts}>{describeKept(kept)}</p>
      </div>
      {id === null && (
        <Button icon={<Pencil aria-hidden />} onClick={onEdit}>
          {waitingArticleMessages.edit}
          <VisuallyHidden>: {values.title}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
