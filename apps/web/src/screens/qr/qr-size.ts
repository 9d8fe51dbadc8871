import { QUIET_ZONE } from '../../lib/quiet-zone'

export interface QrSize {
  /** Device pixels of one module; whole, so that edges are sharp. */
  module: number
  /** Device pixels of the canvas' side. */
  pixels: number
  /** CSS pixels of the canvas' side. */
  side: number
}

/**
 * The largest code of whole pixels within 80 % of the window's width and 60 % of its height.
 *
 * @param modules modules along one side, without the quiet zone
 * @param window in CSS pixels
 * @param density device pixels of one CSS pixel
 */
export function qrSize(modules: number, window: { width: number; height: number }, density: number): QrSize {
  const limit = Math.min(window.width * 0.8, window.height * 0.6)
  const across = modules + 2 * QUIET_ZONE
  const module = Math.max(1, Math.floor((limit * density) / across))
  const pixels = module * across
  // A window too small for one pixel a module: the browser makes it smaller.
  return { module, pixels, side: Math.min(pixels / density, limit) }
}
