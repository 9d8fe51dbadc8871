import { useQuery } from '@tanstack/react-query'
import type { Spell } from '@wordhoard/contracts/dictionary'
import type { Encounter } from '@wordhoard/contracts/encounters'
import { useMemo, useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { shortDate } from '../../lib/dates'
import { useSession } from '../../session/session.store'
import { useOnline } from '../../shell/offline/use-online'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './encounters.module.css'
import { encountersOf } from './encounters.queries'
import { encounterMessages } from './encounters-messages'
import { formsToMark, splitAtForms } from './split-at-forms'

/** Number of sentences shown before the user asks for all of them. */
const COLLAPSED_SENTENCES = 3

interface EncountersProps {
  spell: Pick<Spell, 'id' | 'spell_lower' | 'spellings' | 'forms'>
  /** False while the latest encounter is being counted. */
  isReady?: boolean
  level: 2 | 3
}

function sentenceOf(met: number, lookedUp: number): string {
  if (met === 0 && lookedUp === 0) return encounterMessages.neverMet
  if (met === 0) return encounterMessages.lookedUp(lookedUp)
  return lookedUp === 0 ? encounterMessages.met(met) : encounterMessages.metAndLookedUp(met, lookedUp)
}

/** Shows how often a word was met and looked up while reading, and in which sentences. Visitors have no encounters. */
export function Encounters({ spell, isReady = true, level }: EncountersProps) {
  const isUser = useSession((state) => state.status === 'user')
  if (!isUser) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.section} aria-label={encounterMessages.title}>
      <Heading className={styles.heading}>{encounterMessages.title}</Heading>
      <EncounterList spell={spell} isReady={isReady} />
    </section>
  )
}

function EncounterList({ spell, isReady }: Omit<Required<EncountersProps>, 'level'>) {
  const isOnline = useOnline()
  // Without a network nothing is counted now, but something may be kept on this device.
  const enabled = isReady || !isOnline
  const { data, error, refetch, isFetching } = useQuery({ ...encountersOf(spell.id), enabled })
  const [isAll, setAll] = useState(false)
  const forms = useMemo(() => formsToMark([spell.spell_lower, ...spell.spellings, ...spell.forms]), [spell])
  if (!data && !isOnline) return <p className={styles.counts}>{encounterMessages.offline}</p>
  if (!data && error) {
    return (
      <p className={styles.failed} role="alert">
        {errorSentence(error)}
        <Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {encounterMessages.retry}
        </Button>
      </p>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={encounterMessages.loading}>
        <Skeleton width="60%" />
        <Skeleton width="90%" />
      </SkeletonGroup>
    )
  }
  const { sentences } = data
  const shown = isAll ? sentences : sentences.slice(0, COLLAPSED_SENTENCES)
  return (
    <>
      <p className={styles.counts}>{sentenceOf(data.met_count, data.lookup_count)}</p>
      {shown.length > 0 && (
        <ul className={styles.sentences}>
          {shown.map((one) => (
            <li key={one.id}>
              <Sentence {...one} forms={forms} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < sentences.length && (
        <Button variant="quiet" className={styles.more} onClick={() => setAll(true)}>
          {encounterMessages.showAll(sentences.length)}
        </Button>
      )}
    </>
  )
}

/** Returns a sentence as quoted; those stored before cuts were marked get their ellipsis here. */
const quoted = (sentence: string): string => (/^\p{Ll}/u.test(sentence) ? `…${sentence}` : sentence)

type SentenceProps = Encounter & { forms: ReadonlySet<string> }

function Sentence({ sentence, source, met_at, was_looked_up, forms }: SentenceProps) {
  const facts = [source, shortDate(met_at), was_looked_up && encounterMessages.wasLookedUp].filter(Boolean)
  return (
    <>
      <blockquote className={styles.sentence}>
        {splitAtForms(quoted(sentence), forms).map(({ text, isMarked }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered.
          isMarked ? <b key={index}>{text}</b> : text,
        )}
      </blockquote>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </>
  )
}
