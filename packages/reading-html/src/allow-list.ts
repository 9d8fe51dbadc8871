import { blockTags, containerTags } from './block-names'

/**
 * The only allow-list of elements and addresses in HTML that users read, whoever wrote it. It configures the sanitiser,
 * on the server and in the browser, and the transform.
 */

/** Inline elements. */
const inlineTags =
  'b strong i em cite dfn var u ins s del strike code kbd samp tt sup sub span a font small mark q abbr time img br'.split(
    ' ',
  )

export const allowedTags: readonly string[] = [...blockTags, ...containerTags, ...inlineTags]

/** Addresses that pass the sanitiser on each side. The transform checks each of them again. */
export const allowedAddresses = {
  /** HTTP, HTTPS and paths, as authors write them. */
  server: /^(?:https?:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  /** No relative paths, because the server has resolved those of articles. Images may be embedded as data URLs. */
  browser: /^(https?:|\/|data:image\/(png|jpeg|gif|webp);base64,)/i,
}
