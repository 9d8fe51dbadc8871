import type { ArticleSummary } from '@wordhoard/contracts/articles'
import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { shortDate } from '../../lib/dates'
import { readingMinutes } from '../../lib/reading-time'
import { useSession } from '../../session/session.store'
import { KeptMark } from '../../shell/offline/kept-mark'
import { paths } from '../../shell/paths'
import styles from './article-list.module.css'
import { listSearch, noFilter } from './list-state'
import { articleRowMessages } from './messages'

const all = { page: 1, ...noFilter, isNewestFirst: false }

export interface ListKind {
  /**
   * What each row says about the author: their name; nothing where the page names them; or, in the author's own list,
   * who can see the article.
   */
  author?: 'named' | 'plain' | 'me'
  /** Heading level of the titles. */
  level?: 2 | 3
}

/** An article as a row: title, level, length and how much of it the reader knows. */
export function ArticleRow({
  article,
  author = 'named',
  level: headingLevel = 2,
}: ListKind & { article: ArticleSummary }) {
  const { id, title, username, level, word_count, keywords, excerpt, access_modifier, updated_at } = article
  const Heading = `h${headingLevel}` as const
  const words = [...new Set(keywords.split(',').map((word) => word.trim()))].filter(Boolean)
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <Heading className={styles.title}>
          <Link to={paths.article(id)}>{title}</Link>
        </Heading>
        <p className={styles.excerpt}>{excerpt}</p>
        <div className={styles.factsBox}>
          <p className={styles.facts}>
            {level && (
              <span className={styles.graded}>
                <span className={styles.level}>{level}</span>
              </span>
            )}
            <span>{articleRowMessages.words(word_count)}</span>
            <span>{articleRowMessages.minutes(readingMinutes(word_count).toLocaleString('en-GB'))}</span>
            <time dateTime={updated_at}>{shortDate(updated_at)}</time>
            {author === 'me' && (
              <span className={styles.who}>
                {access_modifier === 'private' && <Lock aria-hidden />}
                {articleRowMessages[access_modifier]}
              </span>
            )}
            {author === 'named' && (
              <span>{articleRowMessages.author(<AuthorLink username={username} />)}</span>
            )}
            <KeptMark kind="article" id={id} />
          </p>
        </div>
        {words.length > 0 && (
          <ul className={styles.keywords} aria-label={articleRowMessages.keywords}>
            {words.map((word) => (
              <li key={word}>
                <Link
                  className={styles.keyword}
                  to={paths.articles + listSearch({ ...all, search: word.slice(0, 100) })}
                >
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ArticleCoverage article={article} />
    </li>
  )
}

/** Links to the author's profile, or for visitors, who can't see profiles, to the author's articles. */
function AuthorLink({ username }: { username: string }) {
  const isVisitor = useSession((state) => state.status === 'visitor')
  const articles = paths.articles + listSearch({ ...all, author: username })
  return <Link to={isVisitor ? articles : paths.user(username)}>{username}</Link>
}

/** How well the article suits the reader, and how much of it they know; renders nothing for visitors. */
function ArticleCoverage({ article: { coverage, new_words, fit } }: { article: ArticleSummary }) {
  if (coverage === null || new_words === null || fit === null) return null
  // Rounded down, so that 100 appears only when every word is known.
  const percent = Math.floor(coverage * 100)
  return (
    <p className={styles.known}>
      <b className={styles.fit}>{articleRowMessages.fits[fit]}</b>
      <span>{articleRowMessages.known(percent)}</span>
      <progress className={styles.meter} value={percent} max={100} aria-hidden />
      <span>{articleRowMessages.newWords(new_words)}</span>
    </p>
  )
}
