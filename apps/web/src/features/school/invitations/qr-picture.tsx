import { useEffect, useState } from 'react'
import type { QrCode } from '../../../lib/qr-code'
import { QUIET_ZONE } from '../../../lib/quiet-zone'
import { qrPictureMessages } from './code-messages'
import styles from './qr-picture.module.css'

interface QrPictureProps {
  address: string
  className?: string | undefined
}

/**
 * Draws a QR code as SVG, sharp at any size on screen and paper. It is dark on light in both themes, as scanners
 * expect.
 */
export function QrPicture({ address, className }: QrPictureProps) {
  const [code, setCode] = useState<QrCode>()
  useEffect(() => {
    let isWanted = true
    import('../../../lib/qr-code')
      .then(({ qrCode }) => {
        if (isWanted) setCode(qrCode(address))
      })
      .catch((error: unknown) => console.warn('The QR code could not be drawn:', error))
    return () => {
      isWanted = false
    }
  }, [address])
  const across = (code?.modules ?? 25) + 2 * QUIET_ZONE
  return (
    <svg
      className={className ?? styles.picture}
      viewBox={`0 0 ${across} ${across}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={qrPictureMessages.alt(address)}
    >
      <rect width={across} height={across} fill="#fff" />
      {code && <path d={darkPath(code)} fill="#000" />}
    </svg>
  )
}

/** Returns the SVG path of the dark modules, one rectangle for each run. */
function darkPath({ modules, isDark }: QrCode): string {
  let path = ''
  for (let row = 0; row < modules; row++) {
    for (let column = 0; column < modules; column++) {
      if (!isDark(row, column)) continue
      const start = column
      while (column + 1 < modules && isDark(row, column + 1)) column++
      path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${column + 1 - start}v1H${start + QUIET_ZONE}z`
    }
  }
  return path
}
