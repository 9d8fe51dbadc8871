import type { Card } from '@wordhoard/contracts/chats'
import { BookA, LibraryBig, type LucideIcon, Newspaper } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import styles from '../message.module.css'

interface CardStyle {
  icon: LucideIcon
  name: string
  gone: string
  to: (id: number) => string
}

const cardStyles: Readonly<Record<Card['kind'], CardStyle>> = {
  word: { icon: BookA, name: 'Word', gone: 'This word is no longer there.', to: paths.word },
  article: {
    icon: Newspaper,
    name: 'Article',
    gone: 'This article is private or was deleted.',
    to: paths.article,
  },
  vocabulary: {
    icon: LibraryBig,
    name: 'Vocabulary',
    gone: 'This vocabulary is private or was deleted.',
    to: paths.customVocabulary,
  },
}

/** A word, an article or a vocabulary shared in a message. */
export function MessageCard({ card: { kind, id, title, text, level, word_count } }: { card: Card }) {
  const { icon: Icon, name, gone, to } = cardStyles[kind]
  if (id === null || title === null) {
    return (
      <p className={styles.gone}>
        <Icon aria-hidden />
        {gone}
      </p>
    )
  }
  const words =
    word_count !== null && `${word_count.toLocaleString('en-GB')} ${word_count === 1 ? 'word' : 'words'}`
  const facts = [name, kind === 'article' && text ? `by ${text}` : null, words].filter(Boolean)
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
