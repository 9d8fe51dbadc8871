import type { Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { ApiError, errorSentence, isOffline } from '../../http/api-error'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { AffixNote } from './affix/affix-note'
import { SpellEntry } from './entry/spell-entry'
import { headwordOf } from './entry/spell-head'
import { WordQuotation } from './entry/word-quotation'
import type { SenseChoice } from './sense-choice'
import { TextSensesContext } from './text-senses'
import { useLookUp } from './use-look-up'
import { useSureness } from './use-sureness'
import { WordMissing } from './word-missing'
import { WordNote } from './word-note'
import styles from './word-panel.module.css'
import { wordPanelMessages } from './word-panel-messages'
import { contextOf, sentenceOf, type WordQuery } from './word-query'

interface WordPanelProps {
  query: WordQuery
  /** The entry to show first; otherwise the best match. */
  spellId?: number | undefined
  /** Actions for the entry shown. */
  actions?: (spell: Spell) => ReactNode
  /** A question to the reader, below the best match. */
  question?: ReactNode
  /** Content below its definitions. */
  below?: (spell: Spell) => ReactNode
  /** Lets the reader choose another meaning of an entry. */
  choice?: SenseChoice | undefined
  /** Called with the entry shown; null while there is none. */
  onEntry?: (spell: Spell | null) => void
  /** Called with the positions of the other words of the phrase shown, counted in words from the tapped one. */
  onCovered: (distances: readonly number[]) => void
  /** Called with a sentence for screen readers: the headword and the meaning shown first. */
  onFound: (sentence: string) => void
}

/** Information about a tapped word or phrase: first what is already known, then its entries, best match first. */
export function WordPanel({ query, ...rest }: WordPanelProps) {
  const [instead, setInstead] = useState<WordQuery | null>(null)
  const shown = instead ?? query
  const { found, error, retry, isRetrying } = useLookUp(shown)
  if (found && found.entries.length > 0) {
    return <Entries key={shown.text} query={shown} found={found} {...rest} />
  }
  if (found) return <WordMissing query={shown} isName={found.name === true} onLookUp={setInstead} />
  return (
    <div className={styles.waiting}>
      <h2>{shown.shown}</h2>
      <WordQuotation query={shown} />
      {error ? (
        <ErrorState
          {...(isOffline(error) && { title: wordPanelMessages.offline })}
          text={errorSentence(error)}
          reference={error instanceof ApiError ? error.requestId : undefined}
          onRetry={retry}
          retrying={isRetrying}
        />
      ) : (
        <SkeletonGroup label={wordPanelMessages.loading(shown.shown)}>
          <Skeleton width="10rem" />
          <Skeleton height="7rem" />
          <Skeleton width="80%" />
        </SkeletonGroup>
      )}
    </div>
  )
}

interface EntriesProps extends WordPanelProps {
  found: LookUp
}

const none: readonly never[] = []

function Entries({
  query,
  found,
  spellId,
  question,
  actions,
  below,
  choice: stored,
  onEntry,
  onCovered,
  onFound,
}: EntriesProps) {
  const { entries, phrases, ranking, affix } = found
  const [chosen, choose] = useState<number | undefined>(spellId)
  const authorsId = useContext(TextSensesContext)?.find(query)?.definitionId
  const spell = entries.find(({ id }) => id === chosen) ?? entries[0]!
  const { sureness, choice } = useSureness({ found, spell, choice: stored, showEntry: choose })
  const topDefinitions = ranking.find(({ spell_id }) => spell_id === spell.id)?.definition_ids ?? none
  const covered = phrases.find(({ spell_id }) => spell_id === spell.id)?.distances

  useEffect(() => {
    onCovered(covered ?? [])
  }, [covered, onCovered])

  useEffect(() => {
    onEntry?.(spell)
    return () => onEntry?.(null)
  }, [spell, onEntry])

  const firstId = choice?.chosenId ?? topDefinitions[0]
  const first = spell.definitions.find(({ id }) => id === firstId) ?? spell.definitions[0]
  const isUnsure = sureness.options.length > 0 && choice?.chosenId === undefined
  useEffect(() => {
    if (!first) return
    const headword = headwordOf(spell)
    onFound(
      isUnsure
        ? wordPanelMessages.foundSeveral(headword)
        : wordPanelMessages.found(headword, first.part_of_speech, first.text),
    )
  }, [spell, first, isUnsure, onFound])

  return (
    <>
      {entries.length > 1 && (
        <fieldset className={styles.entries} aria-label={wordPanelMessages.entries}>
          {entries.map((one) => (
            <Button
              key={one.id}
              variant="quiet"
              aria-pressed={one.id === spell.id}
              onClick={() => choose(one.id)}
            >
              {headwordOf(one)}
            </Button>
          ))}
        </fieldset>
      )}
      <WordNote shown={query.shown} found={found} spell={spell} />
      {affix && <AffixNote shown={query.shown} affix={affix} spell={spell} />}
      <SpellEntry
        key={spell.id}
        spell={spell}
        topDefinitionIds={topDefinitions}
        sureness={sureness}
        context={contextOf(query)}
        sentence={sentenceOf(query)}
        variant="panel"
        choice={choice}
        authorsId={authorsId}
        quotation={<WordQuotation query={query} covered={covered} />}
        question={question}
        actions={actions?.(spell)}
        below={below?.(spell)}
      />
    </>
  )
}
