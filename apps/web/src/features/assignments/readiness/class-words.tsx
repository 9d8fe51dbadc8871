import type { Readiness } from '@wordhoard/contracts/reading/readiness'
import { ListPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { LazyDialog } from '../../../shell/lazy-dialog'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { readinessMessages } from './messages'
import styles from './readiness.module.css'

/** Number of words shown at first. */
const COLLAPSED_COUNT = 8

const loadMakeList = async () => (await import('../dialogs/make-list-dialog')).MakeListDialog

type Word = Pick<Readiness['hard_words'][number], 'spell_id' | 'spelling' | 'level'> & {
  /** What is said of it. */
  readonly fact: string
}

interface ClassWordsProps {
  readiness: Readiness
  classroomId: number
  /** Title of the article. */
  title: string
}

/** The words that take a class to 95 %, and those that are hard for most of it; a teacher can set either. */
export function ClassWords({ readiness, classroomId, title }: ClassWordsProps) {
  const { lacked, hard_words, not_yet, can_read } = readiness
  const [isMaking, setMaking] = useState(false)
  const estimated = can_read + not_yet
  const toTeach = lacked.words.map(({ lacked_by, ...word }) => ({
    ...word,
    fact: readinessMessages.unknownTo(lacked_by, not_yet),
  }))
  const hard = hard_words.map(({ unknown, ...word }) => ({
    ...word,
    fact: readinessMessages.unknownTo(unknown, estimated),
  }))
  if (estimated === 0) return null
  // Words to teach come first in the new vocabulary, then the others that are hard.
  const taught = new Set(toTeach.map(({ spell_id }) => spell_id))
  const all = [...toTeach, ...hard.filter(({ spell_id }) => !taught.has(spell_id))]
  return (
    <>
      {all.length > 0 && (
        <div>
          <Button variant="primary" icon={<ListPlus aria-hidden />} onClick={() => setMaking(true)}>
            {readinessMessages.createVocabulary}
          </Button>
          <LazyDialog
            load={loadMakeList}
            props={{ words: all, title, classroomId, open: isMaking, onClose: () => setMaking(false) }}
          />
        </div>
      )}
      {toTeach.length > 0 && (
        <Words
          title={readinessMessages.lackedTitle}
          text={lacked.is_enough ? readinessMessages.lackedAll(not_yet) : readinessMessages.lackedSome}
          words={toTeach}
        />
      )}
      <Words
        title={readinessMessages.hardTitle}
        text={hard.length > 0 ? readinessMessages.hardText : readinessMessages.noHard}
        words={hard}
      />
    </>
  )
}

function Words({ title, text, words }: { title: string; text: string; words: readonly Word[] }) {
  const id = useId()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? words : words.slice(0, COLLAPSED_COUNT)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title} {words.length > 0 && <span>{words.length.toLocaleString('en-GB')}</span>}
      </h3>
      <p className={styles.text}>{text}</p>
      {words.length > 0 && (
        <ul className={cx(styles.list, styles.words)}>
          {shown.map(({ spell_id, spelling, level, fact }) => (
            <li key={spell_id}>
              <Link to={paths.word(spell_id)}>
                {spelling}
                {level && <span className={styles.level}>{level}</span>}
              </Link>
              <span className={styles.facts}>{fact}</span>
            </li>
          ))}
        </ul>
      )}
      {shown.length < words.length && (
        <Button variant="quiet" className={styles.more} onClick={() => setAll(true)}>
          {readinessMessages.showAll(words.length)}
        </Button>
      )}
    </section>
  )
}
