import type { ArticleSummary } from '@wordhoard/contracts/articles'
import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { shortDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { readingMinutes } from '../../lib/reading-time'
import styles from './article-list.module.css'
import { listSearch, noFilter } from './list-state'

const number = (value: number) => value.toLocaleString('en-GB')
const all = { page: 1, ...noFilter }

interface ArticleRowProps {
  article: ArticleSummary
  /** The reader's own list: who wrote it is plain, who can see it is not. */
  isOwn: boolean
}

/** An article as a line of a list: what it is, how hard and how long, and how much of it its reader knows. */
export function ArticleRow({ article, isOwn }: ArticleRowProps) {
  const { id, title, username, level, word_count, keywords, excerpt, access_modifier, updated_at } = article
  const words = [...new Set(keywords.split(',').map((word) => word.trim()))].filter(Boolean)
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <h2 className={styles.title}>
          <Link to={paths.article(id)}>{title}</Link>
        </h2>
        <p className={styles.excerpt}>{excerpt}</p>
        <div className={styles.factsBox}>
          <p className={styles.facts}>
            {level && (
              <span className={styles.graded}>
                <span className={styles.level}>{level}</span>
              </span>
            )}
            <span>
              {number(word_count)} {word_count === 1 ? 'word' : 'words'}
            </span>
            <span>{number(readingMinutes(word_count))} min</span>
            <time dateTime={updated_at}>{shortDate(updated_at)}</time>
            {isOwn ? (
              <span className={styles.who}>
                {access_modifier === 'private' && <Lock aria-hidden />}
                {access_modifier === 'private' ? 'Private' : 'Public'}
              </span>
            ) : (
              <span>
                by <Link to={paths.articles + listSearch({ ...all, author: username })}>{username}</Link>
              </span>
            )}
          </p>
        </div>
        {words.length > 0 && (
          <ul className={styles.keywords} aria-label="Keywords">
            {words.map((word) => (
              <li key={word}>
                <Link to={paths.articles + listSearch({ ...all, search: word.slice(0, 100) })}>{word}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Known article={article} />
    </li>
  )
}

/** How much of it the reader knows; nothing for visitors. */
function Known({ article: { coverage, new_words } }: { article: ArticleSummary }) {
  if (coverage === null || new_words === null) return null
  // Rounded down: 100 is said only when every word is known.
  const percent = Math.floor(coverage * 100)
  return (
    <p className={styles.known}>
      <span>
        you know <b>{percent} %</b>
      </span>
      <progress className={styles.meter} value={percent} max={100} aria-hidden />
      <span>
        {number(new_words)} new {new_words === 1 ? 'word' : 'words'}
      </span>
    </p>
  )
}
