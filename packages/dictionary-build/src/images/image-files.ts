import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('openmoji/package.json')), 'color', 'svg')

/**
 * Returns the path of OpenMoji's colour picture of an emoji, given its code points in hexadecimal (`1F980`,
 * `2764-FE0F`).
 */
export function imageFile(hexcode: string): string {
  if (!/^[0-9A-F]{4,5}(-[0-9A-F]{4,5})*$/.test(hexcode))
    throw new TypeError(`invalid emoji hexcode: ${hexcode}`)
  return join(folder, `${hexcode}.svg`)
}

/**
 * Returns the hexcode that OpenMoji uses for a picture, if it has one. Emojibase writes the variation selector FE0F
 * where OpenMoji omits it.
 */
export function findHexcode(hexcode: string): string | undefined {
  return [hexcode, hexcode.replaceAll('-FE0F', '')].find((code) => existsSync(imageFile(code)))
}
