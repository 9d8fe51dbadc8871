import { create } from 'qrcode'

/** Dark and light modules of a QR code, row by row. */
export interface QrCode {
  /** Number of modules along one side. */
  modules: number
  isDark: (row: number, column: number) => boolean
}

/**
 * Encodes a text with error correction level M.
 *
 * @throws when the text is too long for any code (2,331 bytes).
 */
export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  return { modules: modules.size, isDark: (row, column) => modules.get(row, column) === 1 }
}
