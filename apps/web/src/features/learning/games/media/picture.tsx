import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { readMedium } from '../../../../device/offline-sessions/session-media'
import { cx } from '../../../../ui/cx'
import styles from '../question.module.css'
import { mediaMessages } from './messages'

interface PictureProps {
  url: string
  /** Must not name what the picture shows: that is the answer. */
  alt: string
  className?: string | undefined
}

/**
 * Number of attempts, and how much each failure adds to the delay before the next one. An option has no room for a
 * retry button.
 */
const MAX_ATTEMPTS = 4
const RETRY_DELAY_MS = 1500

/** A game's picture in a box of fixed size. Retries a picture that fails to load, then says that it's missing. */
export function Picture({ url, alt, className }: PictureProps) {
  const [failures, setFailures] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const [stored, setStored] = useState<string>()
  const retry = async () => {
    const blob = stored === undefined ? await readMedium(url).catch(() => undefined) : undefined
    if (blob) return setStored(await dataAddressOf(blob))
    if (failures + 1 >= MAX_ATTEMPTS) setMissing(true)
    else setTimeout(() => setFailures(failures + 1), RETRY_DELAY_MS * (failures + 1))
  }
  if (isMissing) {
    return (
      <span className={cx(styles.picture, className)}>
        <ImageOff aria-hidden />
        <span className={styles.missing}>{mediaMessages.pictureNotLoaded}</span>
      </span>
    )
  }
  return (
    <span className={cx(styles.picture, className)}>
      <img key={failures} src={stored ?? url} alt={alt} draggable={false} onError={() => void retry()} />
    </span>
  )
}

/** Returns a stored picture as an address that our content security policy allows. */
function dataAddressOf(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })
}
