import type { SiteFacts } from '@wordhoard/contracts/site/site-facts'

/**
 * Defines the few browser globals that the client needs while its modules load and its pages are prerendered: no
 * cookies, no stored choices, no input. Site facts are placeholders such as {{words}}, which the server fills in.
 *
 * @param humanCheck selects the text of the privacy policy, so it cannot be a placeholder
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

/** Removes the globals that `enterFakeBrowser` defined. */
export function leaveFakeBrowser(): void {
  for (const name of ['window', 'document', 'localStorage', 'sessionStorage'])
    Reflect.deleteProperty(globalThis, name)
}
