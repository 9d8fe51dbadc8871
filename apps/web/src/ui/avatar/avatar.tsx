import { lazy, type ReactNode, Suspense } from 'react'
import { cx } from '../cx'
import styles from './avatar.module.css'
import { GENERATED, isAvatarName } from './avatar-names'
import { type AvatarTone, avatarPattern, avatarTone } from './avatar-pattern'

interface AvatarProps {
  /** The username, whose initial is shown when no picture is chosen. */
  name: string
  /** The name of a drawn picture, `generated-` and a seed, or null. */
  avatarId: string | null
  /** In px. */
  size?: number
  className?: string | undefined
}

/** Drawn pictures are loaded when one is needed, because most visitors never see any. */
const Picture = lazy(async () => {
  try {
    return { default: (await import('./avatar-pictures')).AvatarPicture }
  } catch (error) {
    // A decoration must not take the page down.
    console.info('The picture could not be fetched', error)
    return { default: () => null }
  }
})

/** A person's picture in a circle. It is decorative: their name stands beside it or names the control it's in. */
export function Avatar({ name, avatarId, size = 32, className }: AvatarProps) {
  const { tone, drawing } = appearanceOf(name, avatarId)
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      strokeWidth="2"
      className={cx(styles.avatar, styles[tone], className)}
    >
      {drawing}
    </svg>
  )
}

function appearanceOf(name: string, avatarId: string | null): { tone: AvatarTone; drawing: ReactNode } {
  if (avatarId && isAvatarName(avatarId)) {
    const drawing = (
      <Suspense>
        <Picture id={avatarId} />
      </Suspense>
    )
    return { tone: 'plain', drawing }
  }
  if (avatarId?.startsWith(GENERATED)) {
    const { tone, main, second } = avatarPattern(avatarId.slice(GENERATED.length))
    const drawing = (
      <>
        <path className={styles.main} d={main} />
        <path className={styles.second} d={second} />
      </>
    )
    return { tone, drawing }
  }
  const drawing = (
    <text className={styles.initial} x="24" y="32">
      {/[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '·'}
    </text>
  )
  return { tone: avatarTone(name), drawing }
}
