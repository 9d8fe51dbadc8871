import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { qrMessages } from './messages'
import styles from './qr.module.css'
import { qrSize } from './qr-size'

/** QR code as large as the window allows; redraws when the window is resized. Only logs failures. */
export function QrCanvas({ address, ref }: { address: string; ref?: Ref<HTMLCanvasElement> }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useImperativeHandle(ref, () => canvas.current!)

  useEffect(() => {
    let isWanted = true
    let draw: (() => void) | undefined
    const onResize = () => draw?.()
    Promise.all([import('../../lib/qr-code'), import('./draw-qr-code')])
      .then(([{ qrCode }, { drawQrCode }]) => {
        if (!isWanted) return
        const code = qrCode(address)
        draw = () => {
          const room = { width: window.innerWidth, height: window.innerHeight }
          if (canvas.current)
            drawQrCode(canvas.current, code, qrSize(code.modules, room, window.devicePixelRatio))
        }
        draw()
      })
      .catch((error: unknown) => console.warn('The QR code cannot be drawn', error))
    window.addEventListener('resize', onResize)
    return () => {
      isWanted = false
      window.removeEventListener('resize', onResize)
    }
  }, [address])

  return <canvas ref={canvas} className={styles.canvas} role="img" aria-label={qrMessages.codeOf(address)} />
}
