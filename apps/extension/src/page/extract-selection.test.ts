// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { extractSelection } from './extract-selection'

function select(from: string, to = from): void {
  const range = document.createRange()
  range.setStart(document.querySelector(from)!, 0)
  range.setEndAfter(document.querySelector(to)!.lastChild!)
  getSelection()!.removeAllRanges()
  getSelection()!.addRange(range)
}

beforeEach(() => {
  getSelection()!.removeAllRanges()
  document.title = 'Gulls'
  document.body.innerHTML =
    '<p id="a">One <em>loud</em> gull.</p><p id="b">Two. <img src="/two.png"></p><p id="c">Three.</p><textarea>Four gulls</textarea>'
})

describe('extractSelection', () => {
  it('keeps formatting, and makes the addresses of pictures absolute', () => {
    select('#a', '#b')
    expect(extractSelection(document)).toEqual({
      article: {
        content: `<div><p id="a">One <em>loud</em> gull.</p><p id="b">Two. <img src="${location.origin}/two.png"></p></div>`,
        title: 'Gulls',
        byline: location.host,
        textContent: expect.stringContaining('One loud gull.'),
      },
    })
    expect(document.querySelector('img')!.getAttribute('src')).toBe('/two.png')
  })

  it('extracts text selected in a form field', () => {
    const field = document.querySelector('textarea')!
    field.focus()
    field.setSelectionRange(5, 10)
    expect(extractSelection(document)).toMatchObject({ article: { content: '', textContent: 'gulls' } })
  })

  it('reports when nothing is selected', () => {
    expect(extractSelection(document)).toEqual({ problem: 'no-selection' })
  })
})
