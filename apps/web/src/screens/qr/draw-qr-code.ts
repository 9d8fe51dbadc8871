import type { QrCode } from '../../lib/qr-code'
import { QUIET_ZONE } from '../../lib/quiet-zone'
import type { QrSize } from './qr-size'

/** Cream and black in both themes, because scanners need dark on light. */
const GROUND = '#fffdf0'
const INK = '#000000'

/**
 * Draws a code with its quiet zone, and sets the size of the canvas.
 *
 * @throws when the browser has no 2D canvas
 */
export function drawQrCode(canvas: HTMLCanvasElement, code: QrCode, { module, pixels, side }: QrSize): void {
  canvas.width = pixels
  canvas.height = pixels
  canvas.style.width = `${side}px`
  canvas.style.height = `${side}px`
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  context.fillStyle = GROUND
  context.fillRect(0, 0, pixels, pixels)
  context.fillStyle = INK
  for (let row = 0; row < code.modules; row++) {
    for (let column = 0; column < code.modules; column++) {
      if (!code.isDark(row, column)) continue
      context.fillRect((column + QUIET_ZONE) * module, (row + QUIET_ZONE) * module, module, module)
    }
  }
}
