/**
 * Subsets the interface's fonts from their npm packages and writes them to src/ui/fonts/. Run by hand (`node
 * apps/web/fonts/build.mjs`); the results are committed.
 *
 * - Fewer weights and optical sizes halve the files needed before the first readable line: Literata 110 → 55 KB,
 *   Inter 48 → 28 KB. Letters and marks that most pages don't have are in files of their own, and what no style asks for
 *   (fractions, forms of signs by what is beside them) is left out: 40 and 17 KB remain. Italics, which are never large,
 *   have one optical size, and bold ones, which few texts have, are in a file of their own: 27 → 15 KB.
 * - Literata lacks most of the International Phonetic Alphabet, and Inter lacks theta: Noto Serif supplies those, and
 *   Literata's own Greek supplies the theta, beta and chi of transcriptions.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../src/ui/fonts/', import.meta.url)

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʻʼˆ˚˜${range(0x2000, 0x206f)}€™↑↓−∕`
/** What nearly every English page and transcription consists of; `ui/fonts.css` has it as ranges. */
const common = `${range(0x20, 0x7e)}\u00a0£©·×àáâäçèéêëíîïñóôöùúûüÉæð–—‘’“”•…€−`
const rare = [...latin].filter((letter) => !common.includes(letter)).join('')
/** The symbols of English transcriptions. */
const english = 'ŋɐɑɒɔəɚɛɜɝɡɪɫɹɾʃʊʌʒʔʰʲˈˌːˑ'
const phonetic = `ŋ${range(0x250, 0x2ff)}`
/** Kerning, ligatures, marks, kinds of figures, and what the font needs for its weights. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum', 'pnum', 'lnum', 'rvrn', 'locl']
const reading = { wght: { min: 400, max: 700 }, opsz: { min: 12, max: 40 } }

const italic = 'literata/files/literata-latin-opsz-italic.woff2'
const italicAxes = { ...reading, opsz: 18 }

const faces = [
  { name: 'literata', from: 'literata/files/literata-latin-opsz-normal.woff2', axes: reading },
  { name: 'literata-italic', from: italic, axes: { wght: 400, opsz: 18 }, rareAxes: italicAxes },
  { name: 'inter', from: 'inter/files/inter-latin-wght-normal.woff2', axes: { wght: reading.wght } },
]
const ipa = { from: 'noto-serif/files/noto-serif-latin-ext-wght-normal.woff2', axes: { wght: 400 } }
const cuts = [
  ...faces.flatMap(({ name, from, axes, rareAxes = axes }) => [
    { name, from, axes, text: common },
    { name: `${name}-rare`, from, axes: rareAxes, text: rare },
  ]),
  { name: 'literata-italic-bold', from: italic, axes: italicAxes, text: common },
  { ...ipa, name: 'ipa', text: english },
  { ...ipa, name: 'ipa-rare', text: [...phonetic].filter((letter) => !english.includes(letter)).join('') },
  {
    name: 'ipa-greek',
    from: 'literata/files/literata-greek-opsz-normal.woff2',
    text: 'βθχ',
    axes: { wght: 400, opsz: 16 },
  },
]

for (const { name, from, text, axes } of cuts) {
  const source = readFileSync(require.resolve(`@fontsource-variable/${from}`))
  const font = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  })
  writeFileSync(new URL(`${name}.woff2`, target), font)
  console.info(`${name}.woff2: ${source.length} → ${font.length} bytes`)
}

const licences = ['literata', 'inter', 'noto-serif'].map((name) =>
  readFileSync(require.resolve(`@fontsource-variable/${name}/LICENSE`), 'utf8').trim(),
)
writeFileSync(new URL('LICENCES.txt', target), `${licences.join('\n\n----\n\n')}\n`)
