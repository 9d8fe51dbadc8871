import type { CSSProperties } from 'react'
import { lineHeights, type TextSettings, textSizes, textWidths } from './text-settings.store'

/** Returns the style of a text, as the variables that its style sheet reads. */
export function textStyle({ size, lineHeight, width }: TextSettings): CSSProperties {
  return {
    '--scale': textSizes.find(({ id }) => id === size)!.scale,
    '--leading': lineHeights.find(({ id }) => id === lineHeight)!.height,
    '--width': textWidths.find(({ id }) => id === width)!.share,
  } as CSSProperties
}
