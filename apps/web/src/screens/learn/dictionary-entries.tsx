import { useQuery } from '@tanstack/react-query'
import { getSpells } from '@wordhoard/contracts/dictionary'
import { ChevronLeft, ChevronRight, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SpellEntry } from '../../features/dictionary/entry/spell-entry'
import { selectForgotten } from '../../features/learning/choosing/choosing'
import {
  goToGames,
  showEntry,
  startNewSession,
  undoChoice,
  useLearning,
} from '../../features/learning/learning.store'
import { Encounters } from '../../features/vocabulary/encounters'
import { ApiError, errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { SecondBar } from '../../shell/second-bar'
import { usePageKeys } from '../../shell/use-page-keys'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { ErrorState } from '../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { dictionaryEntriesMessages } from './dictionary-entries-messages'
import styles from './learn.module.css'

function useForgottenSpells(ids: number[]) {
  return useQuery({
    queryKey: ['dict', 'bulk', ids],
    queryFn: ({ signal }) => call(getSpells, { body: ids }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Shows the entries of the forgotten words one by one; after the last one, Next leads to the games. */
export function DictionaryEntries() {
  const forgotten = selectForgotten(useLearning((state) => state.choices))
  const { data: spells, error, refetch, isFetching } = useForgottenSpells(forgotten)
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the top for each entry
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [at])
  return (
    <div className={styles.entries} data-session-step>
      <div className={styles.entriesHead}>
        <IconButton label={dictionaryEntriesMessages.leave} icon={<X />} onClick={startNewSession} />
        <h1 ref={heading} tabIndex={-1} className={styles.entriesTitle}>
          {dictionaryEntriesMessages.title(forgotten.length)}
        </h1>
        <IconButton label={dictionaryEntriesMessages.undo} icon={<Undo2 />} onClick={undoChoice} />
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
        <article key={spell.id}>
          <SpellEntry
            spell={spell}
            topDefinitionIds={[]}
            context=""
            variant="panel"
            below={<Encounters spell={spell} level={3} />}
          />
        </article>
      ) : error ? (
        <ErrorState
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        !spells && (
          <SkeletonGroup label={dictionaryEntriesMessages.loading}>
            <Skeleton width="12rem" height="2.25rem" />
            <Skeleton width="60%" />
            <Skeleton height="8rem" />
          </SkeletonGroup>
        )
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
          <IconButton
            label={dictionaryEntriesMessages.nextWord}
            icon={<ChevronRight />}
            variant="secondary"
            disabled={!right}
            onClick={right}
          />
          <Button variant="primary" className={styles.next} disabled={!canGoOn} onClick={goToGames}>
            {dictionaryEntriesMessages.next}
          </Button>
        </div>
      </SecondBar>
    </div>
  )
}
