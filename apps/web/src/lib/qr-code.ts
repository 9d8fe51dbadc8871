import { create } from 'qrcode'

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
