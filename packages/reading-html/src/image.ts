import type { SourceElement } from './source-node'

/** Permitted image sources: HTTPS, or embedded data of a common image type. */
const imageSource = /^(https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i

/** Maximum plausible side of an image, in pixels; larger values are ignored. */
const LARGEST_SIDE = 8000

/**
 * Attributes of every image, set before its `src`: no image loads before it is needed, and no site learns where it is
 * read.
 */
export const imageDefaults: readonly (readonly [name: string, value: string])[] = [
  ['loading', 'lazy'],
  ['decoding', 'async'],
  ['referrerpolicy', 'no-referrer'],
]

/** An image that may be shown. */
export interface Image {
  readonly src: string
  readonly alt: string
  /** The known sides, in pixels. */
  readonly sides: readonly (readonly [name: 'width' | 'height', pixels: number])[]
}

/** Reads an `img`; returns undefined when its source isn't permitted. */
export function imageOf(element: SourceElement): Image | undefined {
  const src = (element.getAttribute('src') ?? '').trim().replace(/^\/\//, 'https://')
  if (!imageSource.test(src)) return undefined
  const sides = (['width', 'height'] as const).flatMap((side) => {
    const pixels = Number.parseInt(element.getAttribute(side) ?? '', 10)
    return pixels > 0 && pixels <= LARGEST_SIDE ? [[side, pixels] as const] : []
  })
  return { src, alt: element.getAttribute('alt') ?? '', sides }
}
