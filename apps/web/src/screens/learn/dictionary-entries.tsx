import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { withoutLastCard } from '../../features/learning/choosing/choosing'
import {
  goToGames,
  selectEntries,
  showEntry,
  startNewSession,
  undoChoice,
  useLearning,
} from '../../features/learning/learning.store'
import { ApiError, errorSentence } from '../../http/api-error'
import { useTranslationLang } from '../../languages/my-language.store'
import { SecondBar } from '../../shell/second-bar'
import { usePageKeys } from '../../shell/use-page-keys'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { ErrorState } from '../../ui/states/error-state'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { dictionaryEntriesMessages } from './dictionary-entries-messages'
import { entriesOf, fetchEntries } from './entry-queries'
import styles from './learn.module.css'
import { EntrySkeleton, PracticeEntry } from './practice-entry'
import { discardPreparedGames, prepareGames } from './prepared-games'

/**
 * Shows the entries of the new and forgotten words one by one. The big button leads to the next word; after the last
 * one, it's Next and leads to the games, which are made meanwhile.
 */
export function DictionaryEntries() {
  const ids = useLearning(useShallow(selectEntries))
  const canUndo = useLearning(({ choices, cards }) => withoutLastCard(choices, cards) !== null)
  const client = useQueryClient()
  // The query asks for translations into it.
  useTranslationLang()
  const { data: spells, error, refetch, isFetching } = useQuery(entriesOf(ids))
  const at = useLearning((state) => state.entry)
  const heading = useRef<HTMLHeadingElement>(null)
  const last = (spells?.length ?? 0) - 1
  const spell = spells?.[Math.min(at, last)]
  const canGoOn = error !== null || (spells !== undefined && at >= last)
  const left = at > 0 ? () => showEntry(at - 1) : undefined
  const right = at < last ? () => showEntry(at + 1) : undefined
  usePageKeys({
    arrowleft: left,
    arrowright: right,
    enter: canGoOn ? goToGames : right,
    r: () => document.querySelector<HTMLButtonElement>('article button[aria-label^="Listen"]')?.click(),
  })
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    fetchEntries(client, ids).catch((reason: unknown) =>
      console.info('The sentences could not be preloaded', reason),
    )
  }, [client, ids])
  useEffect(() => {
    if (canGoOn && spells) prepareGames()
  }, [canGoOn, spells])
  useEffect(
    () => () => {
      if (useLearning.getState().step !== 'learning-games') discardPreparedGames()
    },
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top for each entry
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [at])
  return (
    <div className={styles.entries} data-session-step>
      <div className={styles.entriesHead}>
        <IconButton label={dictionaryEntriesMessages.leave} icon={<X />} onClick={startNewSession} />
        <h1 ref={heading} tabIndex={-1} className={styles.entriesTitle}>
          {dictionaryEntriesMessages.title(ids.length)}
        </h1>
        {canUndo && (
          <IconButton label={dictionaryEntriesMessages.undo} icon={<Undo2 />} onClick={undoChoice} />
        )}
        {spells && spells.length > 0 && (
          <span className={styles.count}>
            {Math.min(at, last) + 1} / {spells.length}
          </span>
        )}
      </div>
      <VisuallyHidden role="status">
        {spell && dictionaryEntriesMessages.word(Math.min(at, last) + 1, last + 1, spell.spell_lower)}
      </VisuallyHidden>
      {spell ? (
        <PracticeEntry key={spell.id} spell={spell} />
      ) : error ? (
        <ErrorState
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        !spells && <EntrySkeleton />
      )}
      <SecondBar label={dictionaryEntriesMessages.actions}>
        <div className={styles.bar}>
          <IconButton
            label={dictionaryEntriesMessages.previousWord}
            icon={<ChevronLeft />}
            variant="secondary"
            disabled={!left}
            onClick={left}
          />
          {canGoOn ? (
            <Button key="next" variant="primary" className={styles.next} onClick={goToGames}>
              {dictionaryEntriesMessages.next}
            </Button>
          ) : (
            <Button key="right" variant="primary" className={styles.next} disabled={!right} onClick={right}>
              {dictionaryEntriesMessages.nextWord}
              <ChevronRight aria-hidden />
            </Button>
          )}
        </div>
      </SecondBar>
    </div>
  )
}
