import { House, Search, X } from 'lucide-react'
import { createElement, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import createIcon from './lean-icon'

const icons = [
  ['house', House],
  ['search', Search],
  ['x', X],
] as const

const uses: SVGProps<SVGSVGElement>[] = [
  {},
  { className: 'large' },
  { width: 18, height: 18 },
  { 'aria-hidden': true },
  { 'aria-label': 'Close', role: 'img' },
  { children: createElement('title', { key: 'name' }, 'Close') },
]

/** Returns an icon's attributes and shapes, regardless of the attributes' order. */
function partsOf(html: string): string[] {
  const [tag = ''] = /^<svg[^>]*>/.exec(html) ?? []
  return [...(tag.match(/[\w:-]+="[^"]*"/g) ?? []).sort(), html.slice(tag.length)]
}

describe('createIcon', () => {
  it.each(icons)('draws what lucide draws: %s', async (name, Original) => {
    const { __iconData } = await import(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
    const Lean = createIcon(__iconData)
    for (const use of uses) {
      const original = renderToStaticMarkup(createElement(Original as typeof Lean, use))
      expect(partsOf(original).length).toBeGreaterThan(8)
      expect(partsOf(renderToStaticMarkup(createElement(Lean, use)))).toEqual(partsOf(original))
    }
  })
})
