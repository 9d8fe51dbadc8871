import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSessionSettings } from '../../../features/learning/choosing/session-settings.store'
import { practiseWords } from '../../../features/learning/practise-words'
import { markKnown } from '../../../features/vocabulary/mark-known'
import { applyChanges, useWordStates } from '../../../features/word-states/word-states.store'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import styles from './end-card.module.css'
import { type EndFigures, endFigures } from './end-figures'
import { endMessages } from './messages'
import { NextLinks } from './next-links'
import { useNextText } from './use-next-text'

interface ReaderEndProps {
  minutes: number
  articleId: number | undefined
  level: string | null | undefined
}

const showKnown = (spellIds: readonly number[]) =>
  applyChanges(spellIds.map((spellId) => ({ spellId, state: 'known' })))

/** The end of a text for users: time, words, and what to do next. Appears when all of it is known, or can't be. */
export function ReaderEnd({ minutes, articleId, level }: ReaderEndProps) {
  const { words, phase } = useWordStates()
  const { isKnown, next, classroom } = useNextText(articleId, level)
  const heading = useRef<HTMLHeadingElement>(null)
  const isReady = isKnown && (words !== null || phase === 'failed' || phase === 'ready')
  const figures = words && endFigures(words)
  return (
    <section className={styles.card} aria-labelledby="end-of-text">
      <h2 ref={heading} id="end-of-text" tabIndex={-1}>
        {endMessages.finished}
      </h2>
      {isReady ? (
        <>
          <p className={styles.figures}>
            {endMessages.minutes(minutes)} {figures && endMessages.words(figures.met, figures.saved.length)}
          </p>
          {figures && <WordActions figures={figures} onMarked={() => heading.current?.focus()} />}
          <NextLinks next={next} classroom={classroom} />
        </>
      ) : (
        <SkeletonGroup label={endMessages.loading}>
          <Skeleton width="60%" />
          <Skeleton width="14rem" height="2.5rem" />
          <Skeleton width="80%" />
        </SkeletonGroup>
      )}
    </section>
  )
}

interface WordActionsProps {
  figures: EndFigures
  /** Called once the rest is known, and its button gone. */
  onMarked: () => void
}

/** Practises the saved words of the text, or marks the others as known. */
function WordActions({ figures, onMarked }: WordActionsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const most = useSessionSettings((state) => state.wantedWordsNum)
  const [isMarking, setMarking] = useState(false)
  const chosen = figures.saved.slice(0, most)
  const practise = () => {
    practiseWords(chosen)
    void navigate(paths.learn)
  }
  const mark = async () => {
    setMarking(true)
    await markKnown(client, figures.rest, showKnown)
    setMarking(false)
    onMarked()
  }
  return (
    <div className={styles.actions}>
      {chosen.length > 0 ? (
        <Button variant="primary" onClick={practise}>
          {endMessages.practise(chosen.length)}
        </Button>
      ) : (
        <p className={styles.hint}>{endMessages.saveHint}</p>
      )}
      {figures.rest.length > 0 && (
        <span className={styles.rest}>
          <Button busy={isMarking} onClick={() => void mark()}>
            {endMessages.markRest}
          </Button>
          <span className={styles.hint}>{endMessages.restHint(figures.rest.length)}</span>
        </span>
      )}
    </div>
  )
}
