import type { SourceElement } from './source-node'

/** Sources of images that are shown: https, or one of the usual kinds in the text itself. */
const imageSource = /^(https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i

/** Largest side of an image that is believed, in pixels. */
const LARGEST_SIDE = 8000

/** Attributes of every image, set before its `src`: nothing loads ahead of the reader, and no site learns where it is read. */
export const imageDefaults: readonly (readonly [name: string, value: string])[] = [
  ['loading', 'lazy'],
  ['decoding', 'async'],
  ['referrerpolicy', 'no-referrer'],
]

/** An image that may be shown. */
export interface Image {
  readonly src: string
  readonly alt: string
  /** Sides that are known, in pixels. */
  readonly sides: readonly (readonly [name: 'width' | 'height', pixels: number])[]
}

/** What an `img` shows; undefined where its source is none that may be. */
export function imageOf(element: SourceElement): Image | undefined {
  const src = (element.getAttribute('src') ?? '').trim().replace(/^\/\//, 'https://')
  if (!imageSource.test(src)) return undefined
  const sides = (['width', 'height'] as const).flatMap((side) => {
    const pixels = Number.parseInt(element.getAttribute(side) ?? '', 10)
    return pixels > 0 && pixels <= LARGEST_SIDE ? [[side, pixels] as const] : []
  })
  return { src, alt: element.getAttribute('alt') ?? '', sides }
}
