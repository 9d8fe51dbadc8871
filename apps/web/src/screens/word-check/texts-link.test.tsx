// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../testing/page'
import { findElement, render } from '../../testing/render'
import { TextsLink } from './texts-link'

openPage()

async function linkAt(level: 'A1' | 'B1'): Promise<HTMLAnchorElement> {
  await render(
    <MemoryRouter>
      <TextsLink level={level} />
    </MemoryRouter>,
  )
  return findElement<HTMLAnchorElement>('a')
}

describe('TextsLink', () => {
  it('leads to the texts at the level', async () => {
    const link = await linkAt('B1')
    expect(link.textContent).toBe('Find B1 texts')
    expect(link.getAttribute('href')).toBe('/articles?level=B1')
  })

  it('adds A2 to A1, because the library begins there', async () => {
    const link = await linkAt('A1')
    expect(link.textContent).toBe('Find A1 and A2 texts')
    expect(new URL(link.href).searchParams.get('level')).toBe('A1,A2')
  })
})
