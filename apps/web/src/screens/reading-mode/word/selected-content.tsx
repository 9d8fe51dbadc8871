import { lazy, Suspense, useState } from 'react'
import { headwordOf } from '../../../features/dictionary/entry/spell-head'
import { WordPanel } from '../../../features/dictionary/word-panel'
import { contextOf } from '../../../features/dictionary/word-query'
import { findGloss, type Gloss, useGlosses } from '../../../features/glosses/glosses.store'
import { WordKnowledge } from '../../../features/knowledge/reasons/word-knowledge'
import type { SelectedWord } from '../../../features/reader/selection/selected-word'
import { useReading } from '../../../features/reader/text/reading.store'
import { Encounters } from '../../../features/vocabulary/encounters'
import { useCountedLookup } from '../../../features/vocabulary/use-counted-lookup'
import { useSenseChoice } from '../../../features/vocabulary/use-sense-choice'
import { LanguageOffer } from '../../../languages/language-offer'
import { useSession } from '../../../session/session.store'
import { useOnline } from '../../../shell/offline/use-online'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import styles from '../reading-mode.module.css'
import { setShownEntry, useShownEntry } from './shown-entry.store'
import { useAuthorChoice } from './use-author-choice'
import { useVisitorChoice, useVisitorLookups, useVisitorWord } from './visitor-word'
import { WordButtons } from './word-buttons'
import type { WordSource } from './word-source'

const importNote = () => import('../../../features/vocabulary/note/word-note')
type Note = Awaited<ReturnType<typeof importNote>>['WordNote']
const NoNote: Note = () => null
// Without a network the panel shows the word without its note.
const WordNote = lazy(async () => ({
  default: await importNote().then(
    (module) => module.WordNote,
    () => NoNote,
  ),
}))
const setCovered = (covered: readonly number[]) => useReading.setState({ covered })

interface SelectedContentProps extends WordSource {
  selection: SelectedWord
}

const GlossPanel = lazy(async () => ({ default: (await import('../glosses/gloss-panel')).GlossPanel }))

/** What is known of the selected word; a word that asks for its meaning shows its question first. */
export function SelectedContent(props: SelectedContentProps) {
  const { selection } = props
  const isOnline = useOnline()
  const glosses = useGlosses(({ all }) => all)
  const [shown, setShown] = useState<SelectedWord>()
  // The question stays when its answer has taken the word's mark away.
  const [asked, setAsked] = useState<{ selection: SelectedWord; gloss: Gloss }>()
  const { block, first, last } = selection
  const gloss = first === last && isOnline ? findGloss(glosses, { block, index: first }) : undefined
  if (gloss && asked?.selection !== selection && shown !== selection) setAsked({ selection, gloss })
  if (asked?.selection !== selection || shown === selection) return <EntryContent {...props} />
  return (
    <Suspense fallback={null}>
      <GlossPanel {...asked} key={contextOf(selection)} onEntry={() => setShown(selection)} />
    </Suspense>
  )
}

/** Dictionary entry of the selected word, with its actions. */
function EntryContent({ selection, source, articleId }: SelectedContentProps) {
  const spell = useShownEntry((state) => state.spell)
  const [found, setFound] = useState('')
  const { sentence } = selection
  const isUser = useSession((state) => state.status === 'user')
  const lookup = spell && { spellId: spell.id, sentence, source: source.trim(), articleId }
  const isCounted = useCountedLookup(selection, lookup)
  useVisitorLookups(useVisitorWord(spell, selection, { source, articleId }))
  const visitorChoice = useVisitorChoice()
  const ownChoice = useSenseChoice(lookup, isCounted)
  const choice = useAuthorChoice(selection, spell, ownChoice) ?? ownChoice ?? visitorChoice
  return (
    <div className={styles.word}>
      <WordPanel
        // Each tap starts fresh, so that nothing of one word shows under another.
        key={`${selection.text} ${contextOf(selection)}`}
        query={selection}
        onCovered={setCovered}
        onFound={setFound}
        onEntry={setShownEntry}
        choice={choice}
        spellId={selection.spellId}
        question={<LanguageOffer />}
        actions={(shown) => <WordButtons spell={shown} {...{ selection, source, articleId }} />}
        below={(shown) => (
          <>
            <Suspense fallback={null}>
              <WordNote spellId={shown.id} level={3} />
            </Suspense>
            <Encounters spell={shown} isReady={isCounted} level={3} />
            {isUser && (
              <WordKnowledge key={shown.id} headword={headwordOf(shown)} isReady={isCounted} level={3} />
            )}
          </>
        )}
      />
      <VisuallyHidden role="status">{found}</VisuallyHidden>
    </div>
  )
}
