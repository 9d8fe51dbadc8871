import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { overruleWords, type WordReasons } from '@wordhoard/contracts/learner/knowledge'
import { bringBack } from '@wordhoard/contracts/learner/memory'
import { useId, useRef } from 'react'
import { errorSentence, isNotFound } from '../../../http/api-error'
import { call } from '../../../session/call'
import { useOnline } from '../../../shell/offline/use-online'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { invalidateKnowledge, knowledgeQueries } from '../knowledge.queries'
import { reasonMessages } from './messages'
import { formatChance, reasonSentences, verdictOf } from './reason-sentences'
import { useSeen } from './use-seen'
import styles from './word-knowledge.module.css'

interface WordKnowledgeProps {
  headword: string
  level: 2 | 3
  /** False while what the learner has just done with the word is being counted. */
  isReady?: boolean
}

/** Whether the learner is thought to know a word, why, and two buttons by which they say otherwise. */
export function WordKnowledge({ headword, level, isReady = true }: WordKnowledgeProps) {
  const section = useRef<HTMLElement>(null)
  const isSeen = useSeen(section)
  const isOnline = useOnline()
  const id = useId()
  const { data, error, refetch, isFetching } = useQuery({
    ...knowledgeQueries.word(headword),
    enabled: isSeen && isReady,
  })
  const Heading = level === 2 ? 'h2' : 'h3'
  // A word that the dictionary has lost, or never had.
  if (isNotFound(error)) return null
  return (
    <section ref={section} className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={styles.heading}>
        {reasonMessages.title}
      </Heading>
      {data ? (
        <Reasons headword={headword} reasons={data} />
      ) : !isOnline ? (
        <p className={styles.reasons}>{reasonMessages.offline}</p>
      ) : error ? (
        <p className={styles.failed} role="alert">
          {errorSentence(error)}
          <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
            {reasonMessages.retry}
          </Button>
        </p>
      ) : (
        <SkeletonGroup label={reasonMessages.loading} isLoading={isSeen}>
          <Skeleton asLine width="70%" />
          <Skeleton asLine width="90%" />
          <Skeleton width="12rem" height="var(--target)" />
        </SkeletonGroup>
      )}
    </section>
  )
}

function Reasons({ headword, reasons }: { headword: string; reasons: WordReasons }) {
  const { said } = reasons
  const client = useQueryClient()
  const say = useMutation({
    mutationFn: (known: boolean | null) =>
      call(overruleWords, { body: { words: [{ word: headword, known }] } }),
    onSuccess: () => invalidateKnowledge(client),
    onError: (error) => toast({ text: reasonMessages.notSaved(errorSentence(error)), tone: 'error' }),
  })
  const back = useMutation({
    mutationFn: (spellId: number) => call(bringBack, { body: { spell_ids: [spellId] } }),
    onSuccess: () => invalidateKnowledge(client),
    onError: (error) => toast({ text: reasonMessages.notSaved(errorSentence(error)), tone: 'error' }),
  })
  const letGo = reasons.practice?.kind === 'let_go' ? reasons.practice.spell_id : null
  // What was said shows at once.
  const shown = say.isPending ? say.variables : said
  const press = (known: boolean) => {
    if (!say.isPending) say.mutate(shown === known ? null : known)
  }
  return (
    <>
      <p className={styles.verdict} role="status">
        {shown === null ? (
          <>
            {reasonMessages.verdicts[verdictOf(reasons)]}{' '}
            <span className={styles.chance}>{reasonMessages.chance(formatChance(reasons.probability))}</span>
          </>
        ) : shown ? (
          reasonMessages.saidKnown
        ) : (
          reasonMessages.saidUnknown
        )}
      </p>
      <p className={styles.reasons}>
        {[...reasonSentences(reasons), ...(shown === null ? [] : [reasonMessages.takeBack])].join(' ')}
      </p>
      <fieldset className={styles.actions} aria-label={reasonMessages.actions}>
        <Button variant="quiet" aria-pressed={shown === true} onClick={() => press(true)}>
          {reasonMessages.known}
        </Button>
        <Button variant="quiet" aria-pressed={shown === false} onClick={() => press(false)}>
          {reasonMessages.unknown}
        </Button>
        {letGo !== null && (
          <Button variant="quiet" busy={back.isPending} onClick={() => back.mutate(letGo)}>
            {reasonMessages.bringBack}
          </Button>
        )}
      </fieldset>
    </>
  )
}
