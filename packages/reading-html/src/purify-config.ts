import type { Config } from 'dompurify'
import { allowedAddresses, allowedTags } from './allow-list'
import { type ReadingRules, styleAttribute } from './rules'

/**
 * Returns the configuration of DOMPurify, shared by the server and the browser; each adds the result type that it
 * needs.
 */
export function purifyConfig({ side, linkOrigin, readAddress, addresses }: ReadingRules) {
  // Attributes that the transform reads; it writes hardly any of them.
  const attributes = ['src', 'alt', 'width', 'height', 'class', styleAttribute[side]]
  return {
    // Without `body`, DOMPurify would copy its whole content once more.
    ALLOWED_TAGS: [...allowedTags, 'body'],
    ALLOWED_ATTR: linkOrigin === undefined && !readAddress ? attributes : [...attributes, 'href'],
    // Exempts all attributes except addresses from the expression below.
    ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'src'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: addresses ?? allowedAddresses[side],
  } satisfies Config
}
