// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { setReachable } from '../../../http/reach'
import { openPage } from '../../../testing/page'
import { findElement, render } from '../../../testing/render'
import { TextHeader } from './text-header'

openPage()
afterEach(() => setReachable(true))

it('says that a level is unknown, and why', async () => {
  const header = (level: string | null | undefined) => (
    <TextHeader title="Herons" byline="" facts={null} level={level} />
  )
  const draw = await render(header(undefined))
  expect(findElement('header').textContent).toBe('Herons')
  setReachable(false)
  await draw(header(null))
  expect(findElement('header span').textContent).toBe('No level')
  expect(findElement('header span').title).toBe(
    'You’re offline. We’ll work out the level once you’re online.',
  )
  await draw(header('B1'))
  expect(findElement('header').textContent).toBe('HeronsLevel B1')
})
