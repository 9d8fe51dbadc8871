import { describe, expect, it } from 'vitest'
import { checkFit } from './markdown-fit'

/** The articles of the library, with their front matter. */
const library = import.meta.glob<string>('../../../../../../packages/library/articles/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const markdownOf = (file: string) => file.replace(/^---\n[\s\S]*?\n---\n\n?/, '')

describe('what becomes of Markdown in the rich field', () => {
  it('is nothing at all for 23 of the 26 articles of the library; the others have tables', () => {
    const fits = Object.values(library).map((file) => checkFit(markdownOf(file)))
    const others = fits.filter(({ kind }) => kind !== 'same')
    expect(fits.length - others.length).toBe(23)
    expect(others).toEqual(others.map(() => ({ kind: 'markdown-only', reason: 'table' })))
  })

  it.each([
    ['paragraphs', 'One.\n\nTwo *and* **three**, ~~four~~ and `five`.\n'],
    ['headings', '# One\n\n## Two\n\n###### Six'],
    ['lists', '- one\n- two\n  - three\n\n1. four\n2. five\n\n3) six'],
    ['a list with empty lines', '- one\n\n- two'],
    ['quotations and code', '> one\n>\n> two\n\n```js\nif (a < b) return\n```'],
    ['links', '[one](https://a.test/x_(y) "Title"), <https://a.test> and [here](/about)'],
    ['a line break and a rule', 'one\\\ntwo\n\n---'],
    [
      'characters that mean nothing here',
      'snake_case, 5 * 3, [sic], a & b, x < y, C:\\dir, (c) "so" -- 10 ~ 12',
    ],
    ['escaped characters', '\\*one\\* # 1. \\<b>'],
  ])('is nothing for %s', (_, markdown) => {
    expect(checkFit(markdown)).toMatchObject({ kind: 'same' })
  })

  it.each([
    ['lines broken by hand', 'one\ntwo'],
    ['other marks of lists', '* one\n* two'],
    ['underlined headings', 'One\n==='],
    ['other emphasis', '_one_ and __two__'],
  ])('is another way of writing %s', (_, markdown) => {
    expect(checkFit(markdown)).toMatchObject({ kind: 'rewritten' })
  })

  it.each<[string, string]>([
    ['html', 'one <mark>two</mark>'],
    ['html', '<table><tr><td>one</td></tr></table>'],
    ['html', '<!-- one -->\n\ntwo'],
    ['table', '| one | two |\n| --- | --- |\n| 1 | 2 |'],
    ['picture', 'one ![two](https://a.test/b.png)'],
    ['other', '##\n\none'],
    ['long', 'word '.repeat(50_000)],
  ])('can’t be shown for its %s', (reason, markdown) => {
    expect(checkFit(markdown)).toEqual({ kind: 'markdown-only', reason })
  })
})
