import { expect, it } from 'vitest'
import { sentences } from './sentences'

const cut = (text: string) => sentences(text).map(({ start, end }) => text.slice(start, end))

it.each([
  ['Dr. Smith met Mrs. Jones. They talked.', ['Dr. Smith met Mrs. Jones.', 'They talked.']],
  ['J. K. Rowling wrote it. I read it.', ['J. K. Rowling wrote it.', 'I read it.']],
  ['We left at 5 p.m. The train was late.', ['We left at 5 p.m.', 'The train was late.']],
  ['She sits in the U.S. Senate now.', ['She sits in the U.S. Senate now.']],
  ['Use tools, e.g. The Hammer. Good.', ['Use tools, e.g. The Hammer.', 'Good.']],
  ['It costs £3.50. No. 5 is best.', ['It costs £3.50.', 'No. 5 is best.']],
  ["'Really?' she asked. “Yes!” He left.", ["'Really?' she asked.", '“Yes!”', 'He left.']],
  ['He said, “Go.” Then he went.', ['He said, “Go.”', 'Then he went.']],
  ['Wait … what? Well... maybe.', ['Wait … what?', 'Well... maybe.']],
  ['See www.example.com. It helps.', ['See www.example.com.', 'It helps.']],
  ['Why?! Because.', ['Why?!', 'Because.']],
])('sentences splits "%s" correctly', (text, expected) => {
  expect(cut(text)).toEqual(expected)
})

it('sentences ends headings and paragraphs without a stop, but not lines of wrapped prose', () => {
  const text =
    'Chapter 1\nIt was a dark and stormy night, and nobody in the old house by the\nriver slept. Nobody\n\nA new part'
  expect(cut(text)).toEqual([
    'Chapter 1',
    'It was a dark and stormy night, and nobody in the old house by the\nriver slept.',
    'Nobody',
    'A new part',
  ])
})

it('sentences treats every list item as a sentence', () => {
  expect(cut('Buy:\n- red apples\n- milk\n2. bread')).toEqual(['Buy:', '- red apples', '- milk', '2. bread'])
})

it('sentences returns nothing for white space', () => {
  expect(cut(' \n\n ')).toEqual([])
})
