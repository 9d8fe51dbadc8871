import { readFileSync } from 'node:fs'
import { hasRareLetters } from '@wordhoard/contracts/site/rare-letters'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../src/ui/${name}`, import.meta.url), 'utf8')
const everywhere = read('fonts.css')
const css = everywhere + read('fonts-rare.css')

/** Returns the code points for which a font file is loaded. */
function pointsOf(file: string): Set<number> {
  const face = css.split('@font-face').find((text) => text.includes(`/${file}.woff2"`))
  const ranges = face?.match(/unicode-range:([^;]+);/)?.[1]?.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g) ?? []
  const points = new Set<number>()
  for (const [, first = '', last = first] of ranges)
    for (let point = Number.parseInt(first, 16); point <= Number.parseInt(last, 16); point++)
      points.add(point)
  return points
}

it.each(['literata', 'literata-italic', 'inter'])('%s leaves no letter to two files or to none', (font) => {
  const common = pointsOf(font)
  const rare = pointsOf(`${font}-rare`)
  expect(common.size).toBeGreaterThan(100)
  expect([...common].filter((point) => rare.has(point))).toEqual([])
  const missing = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
      (point) => !common.has(point) && !rare.has(point),
    )
  expect([...missing(0x20, 0x7e), ...missing(0xa0, 0xff), ...missing(0x2000, 0x206f)]).toEqual([])
})

it('bold italics have the letters of the others', () => {
  expect(pointsOf('literata-italic-bold')).toEqual(pointsOf('literata-italic'))
})

it('English transcriptions need none of the rarer phonetic letters', () => {
  const [english, rare] = [pointsOf('ipa'), pointsOf('ipa-rare')]
  for (const letter of 'ŋɑɒɔəɜɡɪʃʊʌʒˈˌː') expect(english).toContain(letter.codePointAt(0))
  expect([...english].filter((point) => rare.has(point))).toEqual([])
  expect(english.size + rare.size).toBeGreaterThan(160)
})

it('the common fonts have what transcriptions and prices need', () => {
  for (const font of ['literata', 'literata-italic', 'inter'])
    for (const letter of 'æð£é’–') expect(pointsOf(font)).toContain(letter.codePointAt(0))
})

it('faces of a font have equal weights or none in common: browsers take the files of one range only', () => {
  const faces = css
    .split('@font-face')
    .slice(1)
    .map((text) => {
      const of = (name: string) => text.match(new RegExp(`${name}: ([^;]+);`))?.[1] ?? ''
      const [from, to = from] = of('font-weight').split(' ').map(Number)
      return { font: `${of('font-family')} ${of('font-style')}`, from: from!, to: to! }
    })
    .filter(({ from }) => from > 0)
  expect(faces.length).toBeGreaterThan(10)
  for (const one of faces)
    for (const other of faces)
      if (one.font === other.font && one.from <= other.to && other.from <= one.to) expect(one).toEqual(other)
})

it('a page carries the fonts of rarer letters where its text has one that the common files lack', () => {
  const common = new Set([...pointsOf('literata'), ...pointsOf('ipa')])
  for (const point of common) expect(hasRareLetters(String.fromCodePoint(point))).toBe(false)
  const rare = ['literata-rare', 'literata-latin-ext-opsz-normal', 'ipa-rare', 'ipa-greek'].flatMap(
    (file) => [...pointsOf(file)],
  )
  expect(rare.length).toBeGreaterThan(700)
  // Spaces have no shape, and the arrows are those of the reader's keys.
  for (const letter of rare.map((point) => String.fromCodePoint(point)))
    expect([letter, hasRareLetters(letter)]).toEqual([letter, !/[\s↑↓]/u.test(letter)])
})
