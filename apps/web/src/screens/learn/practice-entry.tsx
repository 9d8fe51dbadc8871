import { useQuery } from '@tanstack/react-query'
import type { Spell } from '@wordhoard/contracts/dictionary'
import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { DefinitionGroup } from '../../features/dictionary/entry/definition-groups'
import { DefinitionItem } from '../../features/dictionary/entry/definition-item'
import { orderDefinitions } from '../../features/dictionary/entry/definition-order'
import { findSpokenAs } from '../../features/dictionary/entry/sense-sound'
import { Sources } from '../../features/dictionary/entry/sources'
import { headwordOf, SpellHead } from '../../features/dictionary/entry/spell-head'
import { useDefinitionReport } from '../../features/dictionary/report/use-definition-report'
import { Encounters } from '../../features/vocabulary/encounters'
import { formsToMark, splitAtForms } from '../../features/vocabulary/split-at-forms'
import { shortDate } from '../../lib/dates'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { dictionaryEntriesMessages } from './dictionary-entries-messages'
import { sentenceQuery } from './entry-queries'
import { fitEntry } from './fit-entry'
import styles from './practice-entry.module.css'

/**
 * An entry as it's learnt: first the learner's own sentence and the meaning that the word has there. All other meanings
 * and sentences are folded away. Meanings that aren't fit for a class are left out, and so is a sentence with one.
 */
export function PracticeEntry({ spell: entry }: { spell: Spell }) {
  const { data, isPending } = useQuery(sentenceQuery(entry.id))
  const { spell, met } = useMemo(() => fitEntry(entry, data), [entry, data])
  const ranked = met?.definitionIds ?? noIds
  const { best, others } = useMemo(() => {
    const [first] = spell.definitions
    // Without a sentence, the entry's first meaning is the one to learn.
    return orderDefinitions(spell, ranked.length > 0 || !first ? ranked : [first.id])
  }, [spell, ranked])
  const headword = headwordOf(spell)
  const { onReport, dialog } = useDefinitionReport(headword, met?.sentence ?? '')
  if (isPending) return <EntrySkeleton />
  const hidden = others.reduce((count, { definitions }) => count + definitions.length, 0)
  return (
    <article className={styles.entry}>
      {met && <MetSentence spell={spell} {...met} />}
      <SpellHead
        spell={spell}
        level={2}
        sounds={[best?.pronunciations[0] ?? spell.pronunciations[0]]}
        spokenAs={findSpokenAs(spell, best)}
      />
      {best && (
        <section
          className={styles.meaning}
          aria-label={met ? dictionaryEntriesMessages.meaningHere : dictionaryEntriesMessages.meaning}
        >
          {spell.parts_of_speech.length > 1 && <p className={styles.partOfSpeech}>{best.part_of_speech}</p>}
          <DefinitionItem definition={best} headword={headword} onReport={onReport} />
        </section>
      )}
      <details className={styles.more}>
        <summary>
          {hidden > 0
            ? dictionaryEntriesMessages.moreMeanings(hidden)
            : dictionaryEntriesMessages.moreAboutIt}
          <ChevronDown aria-hidden />
        </summary>
        <div className={styles.folded}>
          {others.map(({ partOfSpeech, definitions }) => (
            <DefinitionGroup
              key={partOfSpeech}
              spellId={spell.id}
              partOfSpeech={partOfSpeech}
              definitions={definitions}
              headword={headword}
              isFull={false}
              marksUsual={false}
              onReport={onReport}
            />
          ))}
          <Encounters spell={spell} level={3} />
          <Sources definitions={spell.definitions} sounds={spell.sound_from} hasPicture={false} isBrief />
        </div>
      </details>
      {dialog}
    </article>
  )
}

const noIds: readonly number[] = []

interface MetSentenceProps {
  spell: Spell
  sentence: string
  source: string
  met_at: string
}

function MetSentence({ spell, sentence, source, met_at }: MetSentenceProps) {
  const forms = useMemo(() => formsToMark([spell.spell_lower, ...spell.spellings, ...spell.forms]), [spell])
  return (
    <figure className={styles.met}>
      <blockquote className={styles.sentence}>
        {splitAtForms(sentence, forms).map(({ text, isMarked }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered.
          isMarked ? <mark key={index}>{text}</mark> : text,
        )}
      </blockquote>
      <figcaption className={styles.source}>
        {[source, shortDate(met_at)].filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  )
}

/** An entry that is still loading. */
export function EntrySkeleton() {
  return (
    <SkeletonGroup label={dictionaryEntriesMessages.loading}>
      <Skeleton height="3.5rem" />
      <Skeleton width="12rem" height="2.25rem" />
      <Skeleton width="60%" />
      <Skeleton height="4rem" />
    </SkeletonGroup>
  )
}
