import { useQuery } from '@tanstack/react-query'
import type { Assignment } from '@wordhoard/contracts/assignments'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { chooseGlosses, MAX_GLOSSES, usualGlosses } from '../../features/assignments/glosses/gloss-choice'
import { GlossOptions, type GlossPlace } from '../../features/assignments/glosses/gloss-options'
import { glossesOf, glossWords } from '../../features/assignments/glosses/glosses'
import {
  type SheetTranslations,
  sheetTranslationsQuery,
} from '../../features/assignments/glosses/sheet-translations.query'
import type { RankedEntry, TextWords } from '../../features/assignments/glosses/text-words.queries'
import { paths } from '../../shell/paths'
import progress from '../class-progress/progress.module.css'
import styles from './handout.module.css'
import { HandoutSheet } from './handout-sheet'
import { handoutMessages } from './messages'
import { TickHardWords } from './tick-hard-words'

interface HandoutPageProps {
  assignment: Assignment
  className: string
  text: TextWords
  senses: readonly RankedEntry[]
}

const none: SheetTranslations = []

/** A handout with its options; only the sheet is printed. */
export function HandoutPage({ assignment, className, text, senses }: HandoutPageProps) {
  const [number, setNumber] = useState(() => usualGlosses(assignment.word_count))
  const [place, setPlace] = useState<GlossPlace>('margin')
  const [languages, setLanguages] = useState<readonly string[]>([])
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [meanings, setMeanings] = useState<ReadonlyMap<number, number>>(new Map())
  const words = useMemo(() => glossWords(senses, text.forms).slice(0, MAX_GLOSSES), [senses, text])
  const chosen = useMemo(
    () =>
      chooseGlosses(
        words.map(({ spellId }) => spellId),
        number,
        ticks,
      ),
    [words, number, ticks],
  )
  // Memoised, so that the sheet's blocks are marked again only when the glosses change.
  const glosses = useMemo(() => glossesOf(words, chosen, meanings), [words, chosen, meanings])
  const { data = none } = useQuery(
    sheetTranslationsQuery(
      glosses.map(({ meaning }) => meaning.definitionId),
      languages,
    ),
  )
  const translations = useMemo(() => data.filter(({ lang }) => languages.includes(lang)), [data, languages])
  return (
    <div className={styles.page}>
      <div className={styles.controls}>
        <Link className={progress.back} to={paths.classroom(assignment.classroom_id)}>
          <ArrowLeft aria-hidden />
          <bdi>{className}</bdi>
        </Link>
        <h1 className={styles.heading}>{handoutMessages.title}</h1>
        <GlossOptions
          words={words}
          chosen={chosen}
          number={number}
          onNumber={(next) => {
            setNumber(next)
            setTicks(new Map())
          }}
          place={place}
          onPlace={setPlace}
          languages={languages}
          onLanguages={setLanguages}
          tickHard={
            <TickHardWords
              classroomId={assignment.classroom_id}
              articleId={text.article.id}
              onWords={(hard) => {
                setNumber(0)
                setTicks(new Map(words.map(({ spellId }) => [spellId, hard.has(spellId)])))
              }}
            />
          }
          meanings={meanings}
          onMeaning={(spellId, id) => setMeanings(new Map(meanings).set(spellId, id))}
          onTick={(spellId, isTicked) => setTicks(new Map(ticks).set(spellId, isTicked))}
        />
      </div>
      <HandoutSheet
        article={text.article}
        className={className}
        dueAt={assignment.due_at}
        note={assignment.note}
        glosses={glosses}
        translations={translations}
        place={place}
      />
    </div>
  )
}
