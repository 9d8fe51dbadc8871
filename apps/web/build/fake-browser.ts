import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'

/**
 * The few things of a browser that the client asks for while its modules load and its pages are drawn ahead: no cookies, no
 * stored choices, nothing typed. The page's facts are marks like {{words}}, which the server replaces by its own.
 *
 * @param humanCheck decides which text the privacy policy holds, so it cannot be a mark
 */
export function enterFakeBrowser(humanCheck: SiteFacts['human_check']): void {
  const facts: SiteFacts = {
    public_url: '{{public_url}}',
    operator: '{{operator}}',
    contact_email: '{{contact_email}}',
    security_email: '{{security_email}}',
    human_check: humanCheck,
    words: '{{words}}',
    definitions: '{{definitions}}',
  }
  const noop = () => undefined
  Object.assign(globalThis, {
    window: { addEventListener: noop },
    document: {
      cookie: '',
      querySelector: () => null,
      querySelectorAll: () => [],
      getElementById: () => ({ textContent: JSON.stringify(facts) }),
    },
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => null },
  })
}

export function leaveFakeBrowser(): void {
  for (const name of ['window', 'document', 'localStorage', 'sessionStorage'])
    Reflect.deleteProperty(globalThis, name)
}
