import { type Definition, LEARNER_SOURCE } from '@wordhoard/contracts/dictionary'
import { CircleCheck } from 'lucide-react'
import { TranslationSlot } from '../../../languages/translation-slot'
import { paths } from '../../../shell/paths'
import { IconButton } from '../../../ui/icon-button'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { ReportButton } from '../report/report-button'
import toolStyles from './definition-tools.module.css'
import { entryMessages } from './messages'
import { spellOutPattern } from './patterns'
import styles from './spell-entry.module.css'
import { splitAtLinks } from './split-at-links'

const MAX_EXAMPLES = 2
const MAX_LINKS = 6
/** A sense written for learners has the synonyms of all that it stands for: the most frequent ones are enough. */
const MAX_LEARNER_SYNONYMS = 3

interface DefinitionItemProps {
  definition: Definition
  /** The entry's headword. The definition's own spelling is shown only if it differs. */
  headword: string
  /** Whether to show antonyms and broader terms too, as on the word's own page. */
  isFull?: boolean
  /** Whether it is the most usual of several definitions. */
  isUsual?: boolean
  /** Chooses it as the meaning of the word in this sentence; undefined where that isn't possible. */
  onChoose?: (() => void) | undefined
  /** Reports it; undefined for visitors, and where the button is elsewhere. */
  onReport?: ((definition: Definition) => void) | undefined
}

/** One definition: its text, usage labels, examples and links to words of the same meaning. */
export function DefinitionItem({
  definition,
  headword,
  isFull = false,
  isUsual = false,
  onChoose,
  onReport,
}: DefinitionItemProps) {
  const {
    text,
    spelling,
    domain,
    patterns = [],
    examples,
    direct_synonyms,
    direct_antonyms,
    direct_hypernyms,
  } = definition
  const labels = [...domain.region, ...domain.usage, ...domain.category]
  const isLearner = definition.source === LEARNER_SOURCE
  const isOther = spelling !== '' && spelling.toLowerCase() !== headword.toLowerCase()
  return (
    <>
      {(onChoose || onReport) && (
        <span className={toolStyles.tools}>
          {onChoose && (
            <IconButton
              className={toolStyles.choose}
              label={entryMessages.meanings.chooseMeaning(text)}
              title={entryMessages.meanings.choose}
              icon={<CircleCheck aria-hidden />}
              onClick={onChoose}
            />
          )}
          {onReport && <ReportButton definition={definition} onReport={onReport} />}
        </span>
      )}
      <p className={styles.meaning} data-definition>
        {isFull && isLearner && definition.level && (
          <span className={styles.labels}>{definition.level} </span>
        )}
        {labels.length > 0 && <span className={styles.labels}>{labels.join(', ')} </span>}
        {splitAtLinks(definition).map(({ text: part, spellId }) =>
          spellId === undefined ? (
            part
          ) : (
            <a key={part} href={paths.word(spellId)}>
              {part}
            </a>
          ),
        )}
        {isOther && <span className={styles.spelling}> — {spelling}</span>}
        {isUsual && <span className={styles.usual}>{entryMessages.meanings.mostCommon}</span>}
      </p>
      <TranslationSlot of={definition} />
      {patterns.length > 0 && (
        <p className={styles.patterns}>{patterns.map(spellOutPattern).join('\u00a0· ')}</p>
      )}
      {examples.slice(0, isFull ? 4 : MAX_EXAMPLES).map((example) => (
        <p key={example.text} className={styles.example}>
          {example.text}
        </p>
      ))}
      <WordLinks
        label={entryMessages.meanings.synonyms}
        links={isLearner ? commonOf(direct_synonyms) : direct_synonyms}
        isShown={isFull}
      />
      {isFull && <WordLinks label={entryMessages.meanings.opposites} links={direct_antonyms} isShown />}
      {/* Definitions written for learners say what kind of thing it is in easier words. */}
      {isFull && !isLearner && (
        <WordLinks label={entryMessages.meanings.kindOf} links={direct_hypernyms} isShown />
      )}
    </>
  )
}

function commonOf(synonyms: Definition['direct_synonyms']) {
  return synonyms
    .filter(({ is_rare, spelling }) => !is_rare && spelling.length > 1)
    .slice(0, MAX_LEARNER_SYNONYMS)
}

/** Links to the words' public pages, which load in full, as search engines see them. */
function WordLinks({
  label,
  links,
  isShown,
}: {
  label: string
  links: Definition['direct_synonyms']
  isShown: boolean
}) {
  if (links.length === 0) return null
  return (
    <p className={styles.links}>
      {isShown ? (
        <span className={styles.linksLabel}>{label}: </span>
      ) : (
        <VisuallyHidden>{label}: </VisuallyHidden>
      )}
      {links.slice(0, MAX_LINKS).map(({ spell_id, spelling }) => (
        <a key={`${spell_id}${spelling}`} href={paths.word(spell_id)}>
          {spelling}
        </a>
      ))}
    </p>
  )
}
