// @vitest-environment jsdom
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { button, findElement, press, render, typeInto } from '../../testing/render'
import { runInAct } from '../../testing/render-hook'
import { FilterBar, FilterLine, FilterSelect } from './filter-bar'
import { SearchField } from './search-field'

const field = () => findElement<HTMLInputElement>('input')
const asked: string[] = []
const later = () => runInAct(() => vi.advanceTimersByTime(1000))

function Bar() {
  const [value, setValue] = useState('')
  return (
    <FilterBar label="Find words">
      <FilterLine>
        <SearchField
          label="Search"
          maxLength={20}
          value={value}
          onChange={(next) => {
            asked.push(next)
            setValue(next)
          }}
        />
        <FilterSelect label="State" options={[{ value: 'new', label: 'New' }]} />
        <button type="button" onClick={() => setValue('ice')}>
          Back
        </button>
      </FilterLine>
    </FilterBar>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

describe('FilterBar', () => {
  it('is a named landmark, and its selects have hidden labels', async () => {
    await render(<Bar />)
    expect(findElement('search').getAttribute('aria-label')).toBe('Find words')
    expect(document.querySelector('label')?.textContent).toBe('State')
    expect(findElement('select').id).toBe(findElement<HTMLLabelElement>('label').htmlFor)
  })

  it('searches once typing pauses, for the trimmed text', async () => {
    await render(<Bar />)
    await typeInto(field(), 'i')
    await typeInto(field(), ' ice ')
    expect(asked).toEqual([])
    await later()
    expect(asked).toEqual(['ice'])
    expect(field().value).toBe(' ice ')
  })

  it('searches at once on Enter, and only once', async () => {
    await render(<Bar />)
    await typeInto(field(), 'ice')
    findElement<HTMLFormElement>('form').requestSubmit()
    expect(asked).toEqual(['ice'])
    await later()
    expect(asked).toEqual(['ice'])
  })

  it('clears the search by its button and keeps the focus in the field', async () => {
    await render(<Bar />)
    await typeInto(field(), 'ice')
    await later()
    await press(button('Clear: Search'))
    expect(asked).toEqual(['ice', ''])
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
    expect(document.querySelector('[aria-label="Clear: Search"]')).toBeNull()
  })

  it('follows the address, as on Back', async () => {
    await render(<Bar />)
    await press(button('Back'))
    expect(field().value).toBe('ice')
    expect(asked).toEqual([])
  })
})
