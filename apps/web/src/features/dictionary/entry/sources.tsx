import type { Definition } from '@wordhoard/contracts/dictionary'
import { brand } from '@wordhoard/contracts/site/brand'
import { Fragment } from 'react'
import { entryMessages } from './messages'
import styles from './spell-entry.module.css'

/** Names of the sources of definitions, and the licences of their texts. */
const credits: Record<string, Credit> = {
  WordNet: { name: entryMessages.sources.wordNet },
  'Open English WordNet': {
    name: entryMessages.sources.openEnglishWordNet,
    place: 'https://en-word.net',
    licence: 'CC BY 4.0',
    terms: 'https://creativecommons.org/licenses/by/4.0/',
  },
  Wiktionary: {
    name: entryMessages.sources.wiktionary,
    place: 'https://en.wiktionary.org',
    licence: 'CC BY-SA 4.0',
    terms: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
}

interface Credit {
  readonly name: string
  /** Address of the source. */
  readonly place?: string
  /** Licence of its texts, and the address of the licence's terms. */
  readonly licence?: string
  readonly terms?: string
}

/** Credits the sources of the entry's texts and picture, as their licences require. */
export function Sources({
  definitions,
  sounds = [],
  hasPicture,
  isBrief = false,
}: {
  definitions: readonly Definition[]
  /** Sources of pronunciations that are not our own. */
  sounds?: readonly string[] | undefined
  hasPicture: boolean
  /** Whether to show only what must be credited beside the text: sources whose licence requires it. */
  isBrief?: boolean
}) {
  const named = creditsOf(definitions.flatMap(({ source, added_from }) => [source, ...(added_from ?? [])]))
  const texts = isBrief ? named.filter(({ licence }) => licence !== undefined) : named
  const voices = creditsOf(sounds)
  if (texts.length + voices.length === 0 && !hasPicture) return null
  return (
    <p className={styles.sources}>
      {texts.length > 0 && <Credits of={entryMessages.sources.definitions} credits={texts} />}{' '}
      {voices.length > 0 && <Credits of={entryMessages.sources.pronunciation} credits={voices} />}
      {hasPicture && (
        <>
          {' '}
          {entryMessages.sources.picture((name) => (
            <a href="https://creativecommons.org/licenses/by-sa/4.0/" target="_blank" rel="noopener">
              {name}
            </a>
          ))}
        </>
      )}
    </p>
  )
}

/** Returns each source once, in order of first appearance. */
function creditsOf(names: readonly string[]): Credit[] {
  const found = names.map((name) => credits[name] ?? { name: brand.name })
  return [...new Map(found.map((credit) => [credit.name, credit])).values()]
}

function Credits({ of, credits }: { of: string; credits: readonly Credit[] }) {
  return (
    <>
      {of}:{' '}
      {credits.map((credit, index) => (
        <Fragment key={credit.name}>
          {index > 0 && '; '}
          <Source credit={credit} />
        </Fragment>
      ))}
      .
    </>
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
