import { describe, expect, it } from 'vitest'
import { cutRouter } from './lean-router'

describe('cutRouter', () => {
  it('marks unused classes as removable, up to their ends', () => {
    const { lean } = cutRouter(
      'var Boundary = class extends React2.Component {\n  render() {\n    return { a: 1 };\n  }\n};\nvar next = 1;',
    )
    expect(lean).toBe(
      'var Boundary = /* @__PURE__ */ (() => class extends React2.Component {\n' +
        '  render() {\n    return { a: 1 };\n  }\n})();\nvar next = 1;',
    )
  })

  it('names what it did not find', () => {
    const { lean, unmatched } = cutRouter('Link.displayName = "Link";')
    expect(lean).toBe('')
    expect(unmatched).toContain('navigation of a data router')
    expect(unmatched).not.toContain('names of components, which keep unused ones')
  })
})
