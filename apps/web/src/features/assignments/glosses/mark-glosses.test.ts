// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Gloss } from './glosses'
import { markGlosses } from './mark-glosses'

const gloss = (number: number, ...forms: string[]): Gloss => {
  const meaning = { definitionId: number, partOfSpeech: 'noun', sound: '', text: 'x' }
  return { spellId: number, headword: forms[0]!, meanings: [meaning], meaning, forms, at: number, number }
}

function blocks(html: string): Element[] {
  const root = document.createElement('div')
  root.innerHTML = html
  return [...root.children]
}
const html = (marked: ReturnType<typeof markGlosses>) => marked.map(({ element }) => element.innerHTML)

describe('markGlosses', () => {
  it('marks the first occurrence of each word and returns its gloss with that block', () => {
    const marked = markGlosses(
      blocks('<p>A seal.</p><p>Seals bark at a <span class="italic">lantern</span>.</p><p>Bark!</p>'),
      [gloss(2, 'bark'), gloss(1, 'seal', 'seals'), gloss(3, 'lantern')],
      'mark',
    )
    expect(html(marked)).toEqual([
      'A <span class="mark" data-gloss="1">seal<sup>1</sup></span>.',
      'Seals <span class="mark" data-gloss="2">bark<sup>2</sup></span> at a <span class="italic">' +
        '<span class="mark" data-gloss="3">lantern<sup>3</sup></span></span>.',
      'Bark!',
    ])
    expect(marked.map(({ glosses }) => glosses.map(({ number }) => number))).toEqual([[1], [2, 3], []])
  })

  it('prefers to mark a word where it isn’t part of a name', () => {
    const marked = markGlosses(
      blocks('<p>We met at 9 Mill Lane.</p><p>The mill is near Hill School.</p>'),
      [gloss(1, 'mill'), gloss(2, 'hill')],
      'mark',
    )
    expect(html(marked)).toEqual([
      'We met at 9 Mill Lane.',
      'The <span class="mark" data-gloss="1">mill<sup>1</sup></span> is near ' +
        '<span class="mark" data-gloss="2">Hill<sup>2</sup></span> School.',
    ])
    expect(marked.map(({ glosses }) => glosses.length)).toEqual([0, 2])
  })

  it('keeps the text as text and marks no word within another’s mark', () => {
    const marked = markGlosses(
      blocks('<p>&lt;b&gt; a 1 lighthouse lighthouse</p>'),
      [gloss(1, 'b'), gloss(2, 'lighthouse'), gloss(3, 'lighthouse'), gloss(4, 'nowhere')],
      'mark',
    )
    expect(html(marked)).toEqual([
      '&lt;<span class="mark" data-gloss="1">b<sup>1</sup></span>&gt; a 1 ' +
        '<span class="mark" data-gloss="2">lighthouse<sup>2</sup></span> ' +
        '<span class="mark" data-gloss="3">lighthouse<sup>3</sup></span>',
    ])
  })
})
