import { brand } from '@wordhoard/contracts/brand'
import type { Definition } from '@wordhoard/contracts/dict'
import { Fragment } from 'react'
import styles from './spell-entry.module.css'

/** How sources of definitions are named to people, and on what terms their texts are used. */
const credits: Record<string, Credit> = {
  WordNet: { name: 'WordNet 3.1 © Princeton University (WordNet licence)' },
  'Open English WordNet': {
    name: 'Open English WordNet',
    place: 'https://en-word.net',
    licence: 'CC BY 4.0',
    terms: 'https://creativecommons.org/licenses/by/4.0/',
  },
  Wiktionary: {
    name: 'Wiktionary and its authors',
    place: 'https://en.wiktionary.org',
    licence: 'CC BY-SA 4.0',
    terms: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
}

interface Credit {
  readonly name: string
  /** Where the source is. */
  readonly place?: string
  /** What its texts may be used under, and where that is written. */
  readonly licence?: string
  readonly terms?: string
}

/** Where the entry's texts and picture come from, as their licences ask. */
export function Sources({
  definitions,
  hasPicture,
}: {
  definitions: readonly Definition[]
  hasPicture: boolean
}) {
  const names = new Set(definitions.flatMap(({ source, added_from }) => [source, ...(added_from ?? [])]))
  const sources = new Map(
    [...names].map((name) => credits[name] ?? { name: brand.name }).map((one) => [one.name, one]),
  )
  return (
    <p className={styles.sources}>
      Definitions:{' '}
      {[...sources.values()].map((credit, index) => (
        <Fragment key={credit.name}>
          {index > 0 && '; '}
          <Source credit={credit} />
        </Fragment>
      ))}
      .
      {hasPicture && (
        <>
          {' '}
          Picture: OpenMoji,{' '}
          <a href="https://creativecommons.org/licenses/by-sa/4.0/" target="_blank" rel="noopener">
            CC BY-SA 4.0
          </a>
          .
        </>
      )}
    </p>
  )
}

function Source({ credit }: { credit: Credit }) {
  const { name, place, licence, terms } = credit
  return (
    <>
      {place === undefined ? (
        name
      ) : (
        <a href={place} target="_blank" rel="noopener">
          {name}
        </a>
      )}
      {terms !== undefined && (
        <>
          {' ('}
          <a href={terms} target="_blank" rel="noopener">
            {licence}
          </a>
          )
        </>
      )}
    </>
  )
}
