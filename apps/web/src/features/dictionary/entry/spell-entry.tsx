import type { Definition, Spell } from '@wordhoard/contracts/dictionary'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { ComparedWord } from '../../../languages/translated'
import { SentenceSlot, SimilarWordSlot } from '../../../languages/translation-slot'
import { cx } from '../../../ui/cx'
import { BestMeaning, type Chooser } from '../best-meaning'
import { useDefinitionReport } from '../report/use-definition-report'
import type { SenseChoice } from '../sense-choice'
import { type SenseOption, WhichFits } from '../which-fits'
import { DefinitionGroup } from './definition-groups'
import { orderDefinitions } from './definition-order'
import { entryMessages } from './messages'
import { MoreMeanings } from './more-meanings'
import { findSpokenAs } from './sense-sound'
import { Sources } from './sources'
import styles from './spell-entry.module.css'
import { headwordOf, SpellHead } from './spell-head'

/** How sure we are of the best match. */
export interface Sureness {
  readonly label: string
  /** Two or three definitions to choose from; none unless they are about as likely. */
  readonly options: readonly SenseOption[]
  /** Chooses one of the options. */
  readonly onChoose: (option: SenseOption) => void
}

interface SpellEntryProps {
  spell: Spell
  /** Ids of the definitions that fit the context, best first. */
  topDefinitionIds: readonly number[]
  /** The text around the word; empty on the word's own page. */
  context: string
  /** How sure we are of the first of them; by default, that it fits. */
  sureness?: Sureness
  /** The sentence in which the word was met, for reports; empty if there is none. */
  sentence?: string
  /** `page`: the word's public page, with the headword as its main heading. `panel`: beside a text. */
  variant: 'page' | 'panel'
  /** Lets the reader choose another meaning; undefined without a sentence and for visitors. */
  choice?: SenseChoice | undefined
  /** The definition that the author of the text chose for the word. */
  authorsId?: number | undefined
  /** The quotation, between the headword and the definitions. */
  quotation?: ReactNode
  /** A question to the reader, below the best match. */
  question?: ReactNode
  /** Actions for the word. */
  actions?: ReactNode
  /** Content below the definitions. */
  below?: ReactNode
}

/** A dictionary entry: the head, the best match, and the other definitions by part of speech. */
export function SpellEntry({
  spell,
  topDefinitionIds,
  context,
  sureness,
  sentence = '',
  variant,
  choice,
  authorsId,
  quotation,
  question,
  actions,
  below,
}: SpellEntryProps) {
  const isPage = variant === 'page'
  // Beside a text, a tap is answered by the best match; the rest is drawn once that is on the screen.
  const isWhole = useDeferredValue(true, isPage)
  const headword = headwordOf(spell)
  const image = isPage ? spell.image_urls[0] : undefined
  const chosenId = choice?.chosenId
  const options = chosenId === undefined ? sureness?.options : undefined
  const ordered = useMemo(
    () =>
      orderDefinitions(
        spell,
        context ? withChoice(topDefinitionIds, chosenId) : [],
        options?.map(({ definition }) => definition.id),
      ),
    [spell, topDefinitionIds, context, chosenId, options],
  )
  // The button that was pressed disappears when a choice is made or undone, so focus moves to what replaces it.
  const [hasChanged, setHasChanged] = useState(false)
  const onChoose = choice && ((id: number) => choice.choose(id, topDefinitionIds[0]))
  // A word may be spoken differently in another sense: beside a text, the pronunciation of the best match is shown.
  const [bestSound] = ordered.best?.pronunciations ?? []
  const sounds = isPage ? spell.pronunciations.slice(0, 2) : [bestSound ?? spell.pronunciations[0]]
  const spokenAs = isPage ? undefined : findSpokenAs(spell, ordered.best)
  const { onReport, dialog } = useDefinitionReport(headword, sentence)
  const groupProps = {
    spellId: spell.id,
    headword,
    isFull: isPage,
    marksUsual: isPage && spell.definitions.length > 1,
    onChoose,
    onReport,
  }
  return (
    <div className={cx(styles.entry, isPage && styles.page)}>
      <div className={styles.top}>
        <SpellHead spell={spell} level={isPage ? 1 : 2} sounds={sounds} spokenAs={spokenAs} />
        {image && <img className={styles.image} src={image} alt="" width={88} height={88} />}
      </div>
      {quotation}
      {actions && <div className={styles.actions}>{actions}</div>}
      {sureness && options && options.length > 0 ? (
        <WhichFits
          options={options}
          spell={spell}
          takesFocus={hasChanged}
          onChoose={(option) => {
            setHasChanged(true)
            sureness.onChoose(option)
          }}
        />
      ) : (
        ordered.best && (
          <BestMeaning
            definition={ordered.best}
            headword={headword}
            label={sureness?.label ?? entryMessages.best.ranked}
            chosenBy={chooserOf(ordered.best.id, choice, authorsId)}
            takesFocus={hasChanged}
            onTakeBack={() => {
              setHasChanged(true)
              choice?.choose(null, undefined)
            }}
            onReport={onReport}
          />
        )
      )}
      {isWhole && (
        <>
          <SimilarWordSlot word={findComparedWord(spell, ordered.best)} />
          {!isPage && <SentenceSlot sentence={sentence} />}
          {question}
          {ordered.others.length > 0 && (
            <div className={styles.others}>
              {ordered.best && <h3 className={styles.also}>{entryMessages.meanings.others}</h3>}
              {ordered.others.map((group) => (
                <DefinitionGroup key={group.partOfSpeech} {...group} {...groupProps} />
              ))}
            </div>
          )}
          {ordered.more.length > 0 && <MoreMeanings groups={ordered.more} {...groupProps} />}
          {below && <div className={styles.below}>{below}</div>}
          <Sources
            definitions={spell.definitions}
            sounds={spell.sound_from}
            hasPicture={image !== undefined}
            isBrief={!isPage}
          />
        </>
      )}
      {dialog}
    </div>
  )
}

/** Returns the word as it's met: in its best meaning, or in any on its own page. */
function findComparedWord(spell: Spell, best: Definition | undefined): ComparedWord {
  const translations = (best ?? spell.definitions[0])?.translations ?? []
  return {
    headword: headwordOf(spell),
    partsOfSpeech: best ? [best.part_of_speech] : spell.parts_of_speech,
    translations,
  }
}

/** Returns who chose a definition; undefined if it was ranked first. */
function chooserOf(
  id: number,
  choice: SenseChoice | undefined,
  authorsId: number | undefined,
): Chooser | undefined {
  if (id === choice?.chosenId) return choice.isForAll ? 'reader for all' : 'reader'
  return id === authorsId ? 'author' : undefined
}

/** Puts the reader's own choice before the ranked definitions. */
function withChoice(ranked: readonly number[], chosenId: number | undefined): readonly number[] {
  return chosenId === undefined ? ranked : [chosenId, ...ranked.filter((id) => id !== chosenId)]
}
