// @vitest-environment jsdom
import { type ComponentType, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { openPage, until } from '../testing/page'
import { render } from '../testing/render'
import { lazyExtra } from './lazy-extra'

openPage()

const Word = ({ word }: { word: string }) => <b>{word}</b>
const failLoading = async (): Promise<ComponentType<{ word: string }>> => {
  throw new TypeError('Failed to fetch dynamically imported module')
}

async function show(Part: ComponentType<{ word: string }>, text: string): Promise<void> {
  await render(
    <main>
      The text.{' '}
      <Suspense fallback={null}>
        <Part word="heron" />
      </Suspense>
    </main>,
  )
  await until(() => expect(document.body.textContent).toBe(text))
}

describe('lazyExtra', () => {
  it('shows a part once its code has loaded', () =>
    show(
      lazyExtra(async () => Word),
      'The text. heron',
    ))

  it('leaves a part out whose code can’t be loaded, and keeps the page', () =>
    show(lazyExtra(failLoading), 'The text. '))

  it('shows something else instead', () =>
    show(
      lazyExtra(failLoading, () => <i>not here</i>),
      'The text. not here',
    ))
})
