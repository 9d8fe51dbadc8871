// @vitest-environment jsdom
import type { ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../testing/page'
import { render } from '../testing/render'
import { lazyPart } from './lazy-part'

openPage()

const Word = ({ word }: { word: string }) => <b>{word}</b>
const shown = () => document.body.textContent

describe('lazyPart', () => {
  it('shows a part once its code has loaded', async () => {
    const Part = lazyPart(
      async () => Word,
      () => <i>missing</i>,
    )
    await render(<Part word="heron" />)
    expect(shown()).toBe('heron')
  })

  it('keeps the page if the code can’t be loaded, and tries again when it’s drawn again', async () => {
    let isOnline = false
    const load = async (): Promise<ComponentType<{ word: string }>> => {
      if (isOnline) return Word
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const Part = lazyPart(load, () => <i>missing</i>)
    const page = (word: string) => (
      <main>
        The text. <Part word={word} />
      </main>
    )
    const draw = await render(page('heron'))
    expect(shown()).toBe('The text. missing')
    expect(Part.isLoaded()).toBe(false)
    isOnline = true
    await draw(page('tide'))
    expect(shown()).toBe('The text. tide')
    expect(Part.isLoaded()).toBe(true)
  })
})
