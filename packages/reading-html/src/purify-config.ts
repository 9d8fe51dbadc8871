import type { Config } from 'dompurify'
import { allowedAddresses, allowedTags } from './allow-list'
import { type ReadingRules, styleAttribute } from './rules'

/** The one configuration of DOMPurify, for the server and the browser; each adds the form in which it takes the result. */
export function purifyConfig({ side, linkOrigin }: ReadingRules) {
  // What the transform reads; hardly one of them is written.
  const attributes = ['src', 'alt', 'width', 'height', 'class', styleAttribute[side]]
  return {
    // Where the body itself is not allowed, DOMPurify copies all that is in it once more.
    ALLOWED_TAGS: [...allowedTags, 'body'],
    ALLOWED_ATTR: linkOrigin === undefined ? attributes : [...attributes, 'href'],
    // Only addresses have to match the expression below.
    ADD_URI_SAFE_ATTR: attributes.filter((name) => name !== 'src'),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: allowedAddresses[side],
  } satisfies Config
}
