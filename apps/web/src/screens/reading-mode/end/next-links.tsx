import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { readingMinutes } from '../../../lib/reading-time'
import { paths } from '../../../shell/paths'
import styles from './end-card.module.css'
import { endMessages } from './messages'
import type { NextText } from './next-text'

interface NextLinksProps {
  next: NextText | null
  /** The class for which the text was set. */
  classroom: { readonly id: number; readonly name: string } | null
}

/** Where to go from the end of a text: to the next one, and back to the class. */
export function NextLinks({ next, classroom }: NextLinksProps) {
  if (!next && !classroom) return null
  return (
    <ul className={styles.links}>
      {next && (
        <li>
          <Link className={styles.link} to={paths.article(next.articleId)}>
            <span className={styles.what}>
              {next.isForClass ? endMessages.nextInClass : endMessages.next}
            </span>
            <span className={styles.title}>{next.title}</span>
            <span className={styles.facts}>
              {[next.level, endMessages.minutesLong(readingMinutes(next.words))].filter(Boolean).join(' · ')}
            </span>
            <ArrowRight aria-hidden />
          </Link>
        </li>
      )}
      {classroom && (
        <li>
          <Link className={styles.link} to={paths.classroom(classroom.id)}>
            <ArrowLeft aria-hidden />
            <span className={styles.back} dir="auto">
              {endMessages.backToClass(classroom.name)}
            </span>
          </Link>
        </li>
      )}
    </ul>
  )
}
