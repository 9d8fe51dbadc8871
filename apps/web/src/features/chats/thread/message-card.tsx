import type { Card } from '@wordhoard/contracts/chats'
import { BookA, LibraryBig, type LucideIcon, Newspaper } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../lib/format-count'
import { paths } from '../../../shell/paths'
import styles from '../message.module.css'
import { cardUiMessages } from './messages'

interface CardStyle {
  icon: LucideIcon
  to: (id: number) => string
}

const cardStyles: Readonly<Record<Card['kind'], CardStyle>> = {
  word: { icon: BookA, to: paths.word },
  article: { icon: Newspaper, to: paths.article },
  vocabulary: { icon: LibraryBig, to: paths.customVocabulary },
}

/** A word, an article or a vocabulary shared in a message. */
export function MessageCard({ card: { kind, id, title, text, level, word_count } }: { card: Card }) {
  const { icon: Icon, to } = cardStyles[kind]
  if (id === null || title === null) {
    return (
      <p className={styles.gone}>
        <Icon aria-hidden />
        {cardUiMessages.gone[kind]}
      </p>
    )
  }
  const words = word_count !== null && formatCount(word_count, 'word')
  const author = kind === 'article' && text ? cardUiMessages.author(text) : null
  const facts = [cardUiMessages[kind], author, words].filter(Boolean)
  return (
    <Link className={styles.card} to={to(id)}>
      <Icon aria-hidden />
      <span className={styles.cardText}>
        <span className={styles.cardTitle}>
          <bdi>{title}</bdi>
          {level && <span className={styles.level}>{level}</span>}
        </span>
        {kind !== 'article' && text && <bdi className={styles.cardLine}>{text}</bdi>}
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
    </Link>
  )
}
