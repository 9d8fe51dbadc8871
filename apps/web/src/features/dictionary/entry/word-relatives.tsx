import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { dictionaryQueries } from '../dictionary.queries'
import styles from './word-relatives.module.css'
import { wordRelativesMessages } from './word-relatives-messages'

/** Number of phrases shown before "show all". */
const shownAtFirst = 8

/** The word family and phrases of a word. If they can't be loaded, the entry is shown without them. */
export function WordRelatives({ id, headword }: { id: number; headword: string }) {
  const { data, isPending } = useQuery(dictionaryQueries.relatives(id))
  const [isAll, setAll] = useState(false)
  if (isPending) {
    return (
      <SkeletonGroup label={wordRelativesMessages.loading}>
        <Skeleton width="9rem" />
        <Skeleton width="80%" />
      </SkeletonGroup>
    )
  }
  if (!data) return null
  const { family, phrases } = data
  const shown = isAll ? phrases : phrases.slice(0, shownAtFirst)
  return (
    <>
      {family.length > 0 && (
        <section className={styles.section} aria-label={wordRelativesMessages.family}>
          <h2 className={styles.heading}>{wordRelativesMessages.family}</h2>
          <ul className={styles.family}>
            {family.map(({ spell_id, spelling, parts_of_speech }) => (
              <li key={spell_id}>
                <a href={paths.word(spell_id)}>{spelling}</a>{' '}
                <span className={styles.kind}>{parts_of_speech.join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {phrases.length > 0 && (
        <section className={styles.section} aria-label={wordRelativesMessages.phrasesWith(headword)}>
          <h2 className={styles.heading}>{wordRelativesMessages.phrases}</h2>
          <ul className={styles.phrases}>
            {shown.map(({ spell_id, spelling }) => (
              <li key={spell_id}>
                <a href={paths.word(spell_id)}>{spelling}</a>
              </li>
            ))}
          </ul>
          {shown.length < phrases.length && (
            <Button variant="quiet" className={styles.more} onClick={() => setAll(true)}>
              {wordRelativesMessages.showMore(phrases.length - shown.length, headword, (text) => (
                <VisuallyHidden>{text}</VisuallyHidden>
              ))}
            </Button>
          )}
        </section>
      )}
    </>
  )
}
