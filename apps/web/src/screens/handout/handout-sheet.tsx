import type { Article } from '@wordhoard/contracts/articles'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { GlossPlace } from '../../features/assignments/glosses/gloss-options'
import { GlossText } from '../../features/assignments/glosses/gloss-text'
import type { Gloss } from '../../features/assignments/glosses/glosses'
import { type GlossedBlock, markGlosses } from '../../features/assignments/glosses/mark-glosses'
import type { SheetTranslations } from '../../features/assignments/glosses/sheet-translations.query'
import { sanitiseArticle } from '../../features/reader/html/sanitise'
import { shortDate } from '../../lib/dates'
import styles from './handout.module.css'
import { handoutSheetMessages } from './messages'

interface HandoutSheetProps {
  article: Article
  className: string
  dueAt: string | null
  note: string
  glosses: readonly Gloss[]
  translations: SheetTranslations
  place: GlossPlace
}

/** The printed sheet. */
export function HandoutSheet(props: HandoutSheetProps) {
  const { article, className, dueAt, note, glosses, translations, place } = props
  const { html, title, username } = article
  const blocks = useMemo(
    () => markGlosses([...sanitiseArticle(html).children], glosses, styles.glossed ?? ''),
    [html, glosses],
  )
  return (
    <article className={styles.sheet} aria-label={handoutSheetMessages.label} data-place={place}>
      <p className={styles.head}>
        <span dir="auto">{className}</span>
        <span className={styles.blank}>{handoutSheetMessages.name}</span>
        <span className={styles.blank}>{handoutSheetMessages.date}</span>
      </p>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      {(note || dueAt) && (
        <p className={styles.note} dir="auto">
          {note} {dueAt && <span>{handoutSheetMessages.readBy(shortDate(dueAt))}</span>}
        </p>
      )}
      <div className={styles.text} lang="en-GB">
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and are replaced together
          <Block key={index} block={block} isMargin={place === 'margin'} translations={translations} />
        ))}
      </div>
      {place === 'end' && glosses.length > 0 && (
        <section className={styles.end} aria-label={handoutSheetMessages.words}>
          <h3>{handoutSheetMessages.words}</h3>
          <GlossText glosses={glosses} translations={translations} />
        </section>
      )}
      <p className={styles.foot}>{handoutSheetMessages.author(<bdi>{username}</bdi>)}</p>
    </article>
  )
}

interface BlockProps extends Pick<HandoutSheetProps, 'translations'> {
  block: GlossedBlock
  isMargin: boolean
}

/** A block of the text. With glosses in the margin, it shows those of the words that first appear in it. */
function Block({ block: { element, glosses }, isMargin, translations }: BlockProps) {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    holder.current?.replaceChildren(element)
  }, [element])
  return (
    <div className={styles.block}>
      {isMargin && glosses.length > 0 && (
        <aside>
          <GlossText glosses={glosses} translations={translations} />
        </aside>
      )}
      <div ref={holder} />
    </div>
  )
}
