import { brand } from '@wordhoard/contracts/brand'
import type { Definition } from '@wordhoard/contracts/dict'
import styles from './spell-entry.module.css'

/** How sources of definitions are named to people, and on what terms their texts are used. */
const credits: Record<string, string> = {
  WordNet: 'WordNet 3.1 © Princeton University (WordNet licence)',
}

/** Where the entry's texts and picture come from, as their licences ask. */
export function Sources({
  definitions,
  hasPicture,
}: {
  definitions: readonly Definition[]
  hasPicture: boolean
}) {
  const sources = new Set(definitions.map(({ source }) => credits[source] ?? brand.name))
  return (
    <p className={styles.sources}>
      Definitions: {[...sources].join('; ')}.
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
