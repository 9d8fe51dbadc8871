// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { button, findElement, press, render } from '../../testing/render'
import { type DataColumn, DataTable } from './data-table'

interface Word {
  id: number
  spell: string
  score: number
}

const words: Word[] = [
  { id: 4, spell: 'fjord', score: 2.5 },
  { id: 9, spell: 'glacier', score: 7 },
]
const columns: readonly DataColumn<Word>[] = [
  { key: 'spell', label: 'Word', sorts: 'asc', cell: ({ spell }) => spell },
  { key: 'score', label: 'Score', sorts: 'desc', className: 'number', cell: ({ score }) => score.toFixed(1) },
  { key: 'menu', label: 'What can be done', hideLabel: true, cell: () => <button type="button">…</button> },
]
const table = { columns, rows: words, rowKey: ({ id }: Word) => id }
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('DataTable', () => {
  it('has a caption, column headings, and the rows in the given order', async () => {
    await render(<DataTable {...table} caption="Words" />)
    expect(findElement('table > caption').textContent).toBe('Words')
    expect(texts('thead th[scope="col"]')).toEqual(['Word', 'Score', 'What can be done'])
    expect(texts('tbody tr')).toEqual(['fjord2.5…', 'glacier7.0…'])
    expect(document.querySelector('tbody th')).toBeNull()
    expect(document.querySelectorAll('.number')).toHaveLength(3)
  })

  it('uses first cells as row headings if asked to, and applies row classes', async () => {
    await render(
      <DataTable {...table} hasRowHeadings rowClass={({ score }) => (score > 5 ? 'known' : undefined)} />,
    )
    expect(texts('tbody th[scope="row"]')).toEqual(['fjord', 'glacier'])
    expect(texts('tr.known th')).toEqual(['glacier'])
  })

  it('marks the sorted column, and offers sorting by sortable columns only', async () => {
    await render(<DataTable {...table} order={{ key: 'score', dir: 'desc' }} />)
    const sorted = [...document.querySelectorAll('th')].map((th) => th.getAttribute('aria-sort'))
    expect(sorted).toEqual([null, 'descending', null])
    expect(texts('thead button')).toEqual(['Word', 'Score'])
  })

  it('reverses the order on a second click, and starts other columns in their usual order', async () => {
    const chosen: string[] = []
    const onSort = (key: string, dir: string) => chosen.push(`${key} ${dir}`)
    const draw = await render(<DataTable {...table} order={{ key: 'spell', dir: 'asc' }} onSort={onSort} />)
    await press(button('Word'))
    await press(button('Score'))
    await draw(<DataTable {...table} order={{ key: 'spell', dir: 'desc' }} onSort={onSort} />)
    await press(button('Word'))
    expect(chosen).toEqual(['spell desc', 'score desc', 'spell asc'])
  })
})
