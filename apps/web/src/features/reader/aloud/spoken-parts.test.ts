// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { partsOfBlock, SpokenText } from './spoken-parts'

function openText(body: string) {
  document.body.innerHTML = `<article><header><h1>The Tide</h1><p>By Ana</p></header><div>${body}</div></article>`
  const root = document.querySelector('article')!
  return { root, body: root.querySelector('div')! }
}

function readAll(text: SpokenText): string[] {
  const read: string[] = []
  for (let part = text.next(); part; part = text.next()) read.push(part.text)
  return read
}

describe('a text read aloud', () => {
  it('is read sentence by sentence, with its title and without what stands below it', () => {
    const { root, body } = openText(
      '<div><p>It rained. “Go,” he said.</p><ul><li>One<ul><li>Two.</li></ul></li></ul><p>* * *</p></div>',
    )
    expect(readAll(new SpokenText(root, body, null))).toEqual([
      'The Tide',
      'It rained.',
      '“Go,” he said.',
      'One',
      'Two.',
    ])
  })

  it('begins with the sentence of the chosen word', () => {
    const { root, body } = openText('<p>It rained. We ran home.</p><p>It stopped.</p>')
    const block = body.querySelector('p')!
    expect(readAll(new SpokenText(root, body, { block, index: 3 }))).toEqual(['We ran home.', 'It stopped.'])
  })

  it('reads dashes as pauses, and pictures not at all', () => {
    const { body } = openText('<p>The boat — <img alt="">old —\n sank.</p>')
    expect(partsOfBlock(body.querySelector('p')!).map(({ text }) => text)).toEqual(['The boat, old, sank.'])
  })

  it('is cut into parts that can be spoken, without losing a word', () => {
    const words = Array.from({ length: 150 }, (_, n) => `word${n}${n % 20 === 19 ? ',' : ''}`).join(' ')
    const { body } = openText(`<p>${words}.</p><p>${'x'.repeat(700)}</p>`)
    const [first, second] = [...body.querySelectorAll('p')].map((block) => partsOfBlock(block))
    expect(first!.every(({ text }) => text.length <= 300)).toBe(true)
    expect(first!.map(({ text }) => text).join(' ')).toBe(`${words}.`)
    expect(first!.slice(0, -1).every(({ text }) => text.endsWith(','))).toBe(true)
    expect(second!.map(({ text }) => text.length)).toEqual([300, 300, 100])
  })
})
