import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('openmoji/package.json')), 'color', 'svg')

/** The path of OpenMoji's colour picture of an emoji by its code points in hexadecimal (`1F980`, `2764-FE0F`). */
export function imageFile(hexcode: string): string {
  if (!/^[0-9A-F]{4,5}(-[0-9A-F]{4,5})*$/.test(hexcode))
    throw new TypeError(`not an emoji's hexcode: ${hexcode}`)
  return join(folder, `${hexcode}.svg`)
}

/**
 * The hexcode under which OpenMoji keeps the picture, if it has one: emojibase writes the variation selector FE0F
 * where OpenMoji leaves it out.
 */
export function findHexcode(hexcode: string): string | undefined {
  return [hexcode, hexcode.replaceAll('-FE0F', '')].find((code) => existsSync(imageFile(code)))
}
