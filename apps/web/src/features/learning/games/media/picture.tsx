import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { cx } from '../../../../ui/cx'
import styles from '../question.module.css'

interface PictureProps {
  url: string
  /** Never what it shows: that is the answer. */
  alt: string
  className?: string | undefined
}

/** Attempts, and ms between them: inside an option there is no room for a button that asks again. */
const attempts = 4
const pause = 1500

/** A game's picture in a place of fixed size; one that does not arrive is asked for again, then says so. */
export function Picture({ url, alt, className }: PictureProps) {
  const [failures, setFailures] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const retry = () => {
    if (failures + 1 >= attempts) setMissing(true)
    else setTimeout(() => setFailures(failures + 1), pause * (failures + 1))
  }
  if (isMissing) {
    return (
      <span className={cx(styles.picture, className)}>
        <ImageOff aria-hidden />
        <span className={styles.missing}>This picture did not arrive.</span>
      </span>
    )
  }
  return (
    <span className={cx(styles.picture, className)}>
      <img key={failures} src={url} alt={alt} draggable={false} onError={retry} />
    </span>
  )
}
