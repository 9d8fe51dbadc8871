// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage } from '../testing/page'
import { button, findElement, press, render } from '../testing/render'
import { useMyLanguage } from './my-language.store'
import type { Translated } from './translated'
import { Translation } from './translation'

openPage({ user: null })

const bank: Translated = { translations: ['مصرف', 'بنك'] }
const choose = (lang: string, show: 'always' | 'on_tap' | 'never') => useMyLanguage.setState({ lang, show })
const open = (of: Translated, place: 'definition' | 'line' = 'definition') =>
  render(<Translation of={of} place={place} />)

describe('Translation', () => {
  it('has its own language and direction, and separates equivalents as the language does', async () => {
    choose('ar', 'always')
    await open(bank)
    const words = findElement('bdi')
    expect([words.lang, words.dir, words.textContent]).toEqual(['ar', 'rtl', 'مصرف؛ بنك'])
    expect(document.body.textContent).toContain('In Arabic:')
  })

  it('gives a whole line its direction, so that a long one loses its end and not its beginning', async () => {
    choose('ar', 'always')
    await open(bank, 'line')
    expect(findElement('span:has(> bdi)').dir).toBe('rtl')
  })

  it('waits for a tap, keeps its place meanwhile, and then takes the focus', async () => {
    choose('ar', 'on_tap')
    await open(bank)
    expect(findElement('[data-hidden]').textContent).toContain('مصرف')
    await press(button('Show in Arabic'))
    expect(document.querySelector('[data-hidden]')).toBeNull()
    expect(document.activeElement?.textContent).toContain('مصرف')
  })

  it('says where it comes from if it isn’t ours, and whether it has other meanings', async () => {
    choose('sv', 'always')
    await open({
      translations: ['bank', 'strand'],
      translations_from: { source: 'FreeDict', has_other_meanings: true },
    })
    expect(document.body.textContent).toContain('other meanings too · From FreeDict')
  })

  it('shows nothing in a line that waits for a tap, and nothing where none are wanted', async () => {
    choose('ar', 'on_tap')
    await open(bank, 'line')
    expect(document.body.textContent).toBe('')
    choose('ar', 'never')
    await open(bank)
    expect(document.body.textContent).toBe('')
  })
})
