import type { SuitedArticle } from '@wordhoard/contracts/articles'
import { Link } from 'react-router-dom'
import { readingMinutes } from '../../lib/reading-time'
import { KeptMark } from '../../shell/offline/kept-mark'
import { paths } from '../../shell/paths'
import { suitedArticlesMessages } from './messages'
import styles from './suited-articles.module.css'

interface SuitedRowProps {
  article: SuitedArticle
}

/** An article as a row: its level, due words, reading time and how much of it the reader knows. */
export function SuitedRow({
  article: { id, title, level, word_count, due_words, coverage },
}: SuitedRowProps) {
  const minutes = suitedArticlesMessages.minutes(readingMinutes(word_count).toLocaleString('en-GB'))
  return (
    <li className={styles.row}>
      <span className={styles.level}>{level ?? '–'}</span>
      <div className={styles.lines}>
        <h3 className={styles.title}>
          <Link to={paths.article(id)}>{title}</Link>
        </h3>
        <p className={styles.facts}>
          {due_words > 0 && `${suitedArticlesMessages.dueWords(due_words)} · `}
          {minutes}
          <KeptMark kind="article" id={id} isAfterFacts />
        </p>
      </div>
      {/* Rounded down, so that 100 appears only when every word is known. */}
      {coverage !== null && (
        <p className={styles.known}>{suitedArticlesMessages.known(Math.floor(coverage * 100))}</p>
      )}
    </li>
  )
}
