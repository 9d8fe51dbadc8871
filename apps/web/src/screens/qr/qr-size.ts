import { QUIET_ZONE } from '../../lib/quiet-zone'

export interface QrSize {
  /** Device pixels per module; a whole number, so that edges are sharp. */
  module: number
  /** Side of the canvas in device pixels. */
  pixels: number
  /** Side of the canvas in CSS pixels. */
  side: number
}

/**
 * Returns the largest size with whole pixels within 80 % of the window's width and 60 % of its height.
 *
 * @param modules modules along one side, without the quiet zone
 * @param window in CSS pixels
 * @param density device pixels per CSS pixel
 */
export function qrSize(modules: number, window: { width: number; height: number }, density: number): QrSize {
  const limit = Math.min(window.width * 0.8, window.height * 0.6)
  const across = modules + 2 * QUIET_ZONE
  const module = Math.max(1, Math.floor((limit * density) / across))
  const pixels = module * across
  // In a window too small for one pixel per module, the browser scales the canvas down.
  return { module, pixels, side: Math.min(pixels / density, limit) }
}
