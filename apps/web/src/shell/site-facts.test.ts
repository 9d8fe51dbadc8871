// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { openPage } from '../testing/page'
import { siteFacts } from './site-facts'

openPage({ user: null })
beforeEach(() => document.body.replaceChildren())

it('siteFacts reads the facts from the page', async () => {
  const { SITE_FACTS_ID } = await import('@wordhoard/contracts/site/site-facts')
  expect(siteFacts()).toBeUndefined()
  document.body.innerHTML = `<script type="application/json" id="${SITE_FACTS_ID}">{"url":"x"}</script>`
  expect(siteFacts()).toEqual({ url: 'x' })
})
