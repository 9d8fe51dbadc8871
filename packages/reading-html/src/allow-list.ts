import { blockTags, containerTags } from './block-names'

/**
 * What HTML may hold that people read here, whoever wrote it: the one allow-list of elements and addresses. The sanitiser
 * is configured from it, on the server and in the browser, and the tree is transformed by it.
 */

/** Elements within a line. */
const inlineTags =
  'b strong i em cite dfn var u ins s del strike code kbd samp tt sup sub span a font small mark q abbr time img br'.split(
    ' ',
  )

export const allowedTags: readonly string[] = [...blockTags, ...containerTags, ...inlineTags]

/** Addresses that pass the sanitiser, by where it runs. The transform looks at each again. */
export const allowedAddresses = {
  /** Http, https and paths, as authors write them. */
  server: /^(?:https?:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  /** No relative paths: the server has resolved those of articles. Pictures may stand in the text itself. */
  browser: /^(https?:|\/|data:image\/(png|jpeg|gif|webp);base64,)/i,
}
