import { create } from 'qrcode'
import { type QrSize, QUIET_ZONE } from './qr-size'

/** The dark and light modules of a code, row by row. */
export interface QrCode {
  /** Modules along one side. */
  modules: number
  isDark: (row: number, column: number) => boolean
}

/** Encodes a text with error correction of level M. Throws when it is too long for any code (2,331 bytes). */
export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  return { modules: modules.size, isDark: (row, column) => modules.get(row, column) === 1 }
}

/** Cream and black in both themes: scanners want dark on light. */
const GROUND = '#fffdf0'
const INK = '#000000'

export function drawQrCode(canvas: HTMLCanvasElement, code: QrCode, { module, pixels, side }: QrSize): void {
  canvas.width = pixels
  canvas.height = pixels
  canvas.style.width = `${side}px`
  canvas.style.height = `${side}px`
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no canvas')
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
