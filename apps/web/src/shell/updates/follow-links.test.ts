// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countWrite } from '../../http/unfinished-writes'
import { takeUpdateOnLinks } from './follow-links'
import { holdUpdate, noteUpdate } from './update-state'

const take = vi.fn()

/** Presses a link as the router handles it: it goes to the address itself, unless `route` is left out. */
function press(href: string, route = true): void {
  document.body.innerHTML = `<a href="${href}"><span>Go</span></a>`
  document.querySelector('a')!.addEventListener('click', (event) => {
    event.preventDefault()
    if (route) window.history.pushState({}, '', href)
  })
  document.querySelector('span')!.click()
}

describe('takeUpdateOnLinks', () => {
  takeUpdateOnLinks()

  beforeEach(() => {
    window.history.pushState({}, '', '/reading-mode')
    take.mockReset()
  })

  it('does nothing until there is a newer version', () => {
    press('/learn')
    expect(take).not.toHaveBeenCalled()
  })

  it('takes it when a link to another page is followed', () => {
    noteUpdate(take)
    press('/learn')
    expect(take).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the page stays the same', () => press('/reading-mode?page=2')],
    ['the link does something else', () => press('/learn', false)],
    ['no link was pressed', () => document.body.click()],
  ])('leaves the page alone if %s', (_, act) => {
    noteUpdate(take)
    act()
    expect(take).not.toHaveBeenCalled()
  })

  it('waits while something is being sent', async () => {
    noteUpdate(take)
    let finish = () => {}
    const write = countWrite(() => new Promise<void>((done) => (finish = done)))
    press('/learn')
    expect(take).not.toHaveBeenCalled()
    finish()
    await write
    press('/me')
    expect(take).toHaveBeenCalledTimes(1)
  })

  it('waits while a page holds something that is nowhere else', () => {
    noteUpdate(take)
    const release = holdUpdate()
    press('/learn')
    expect(take).not.toHaveBeenCalled()
    release()
    press('/me')
    expect(take).toHaveBeenCalledTimes(1)
  })
})
