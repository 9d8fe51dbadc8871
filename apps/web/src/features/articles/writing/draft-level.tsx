import { type ComponentType, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import styles from '../article-form.module.css'
import type { ArticleValues } from '../editor/article-values'

/** Time without typing before the level is estimated anew, in ms. */
const PAUSE = 700

interface DraftLevelProps {
  control: Control<ArticleValues>
  plainTextOf: ((markdown: string) => string) | undefined
  Level: ComponentType<{ text: string }>
}

/** Shows the level of the text while it is written. Its room is always there, so nothing moves. */
export function DraftLevel({ control, plainTextOf, Level }: DraftLevelProps) {
  const markdown = useDebouncedValue(useWatch({ control, name: 'md_content' }), PAUSE)
  const text = useMemo(() => plainTextOf?.(markdown) ?? '', [plainTextOf, markdown])
  return <span className={styles.level}>{text !== '' && <Level text={text} />}</span>
}
