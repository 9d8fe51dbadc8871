import { expect, it } from 'vitest'
import { plainTextOf } from './plain-text'

it('leaves out what is not read: marks, HTML, pictures and addresses', () => {
  const markdown =
    '## One\n\n*Two* **three**\nfour [five](https://a.test) ![six](https://a.test/b.png) <mark>seven</mark>\n\n- eight\n\n<div>nine</div>'
  expect(plainTextOf(markdown)).toBe('One\n\nTwo three four five  seven\n\neight')
})
