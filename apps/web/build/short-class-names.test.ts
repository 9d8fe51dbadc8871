import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { classNamer } from './short-class-names'

/** Returns two paths whose names would begin with the same letters. */
function pathsAlike(): [string, string] {
  const seen = new Map<string, string>()
  for (let number = 0; ; number++) {
    const path = `src/${number}.module.css`
    const bytes = createHash('sha256').update(path).digest().subarray(0, 4)
    const key = [...bytes].map((byte) => byte % 62).join(' ')
    const other = seen.get(key)
    if (other) return [other, path]
    seen.set(key, path)
  }
}

describe('classNamer', () => {
  it('numbers the classes of a file, whatever comes between', () => {
    const nameOf = classNamer('/web')
    const card = nameOf('card', '/web/src/card.module.css')
    const list = nameOf('card', '/web/src/list.module.css')
    const title = nameOf('title', '/web/src/card.module.css')
    expect(card).toMatch(/^_[a-zA-Z0-9]{4}0$/)
    expect(title).toBe(card.replace(/0$/, '1'))
    expect(list.slice(0, 5)).not.toBe(card.slice(0, 5))
    expect(nameOf('card', '/web/src/card.module.css?inline')).toBe(card)
  })

  it('gives the same names in another build', () => {
    const [here, there] = [classNamer('/web'), classNamer('/elsewhere/web')]
    there('other', '/elsewhere/web/src/other.module.css')
    expect(there('card', '/elsewhere/web/src/card.module.css')).toBe(here('card', '/web/src/card.module.css'))
  })

  it('refuses files that would share names', () => {
    const nameOf = classNamer('/')
    const [one, other] = pathsAlike()
    nameOf('card', `/${one}`)
    expect(() => nameOf('card', `/${other}`)).toThrow('the same names')
  })
})
