/**
 * What HTML may hold that people read here, whoever wrote it: the one allow-list of the browser's sanitiser (pasted
 * text, extension messages, articles) and of the server's (articles).
 */

/** Blocks that stay as they are. */
export const blockTags =
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre table caption thead tbody tfoot tr td th figure figcaption hr'.split(
    ' ',
  )

/** Blocks that only part paragraphs. */
export const containerTags =
  'div section article main header footer aside nav address center details summary fieldset form hgroup'.split(
    ' ',
  )

/** Elements within a line. */
export const inlineTags =
  'b strong i em cite dfn var u ins s del strike code kbd samp tt sup sub span a font small mark q abbr time img br'.split(
    ' ',
  )

export const allowedTags: string[] = [...blockTags, ...containerTags, ...inlineTags]

/** Sources of images that are shown: https, or one of the usual kinds in the text itself. */
export const imageSource = /^(https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i

/** Largest side of an image that is believed, in pixels. */
export const LARGEST_IMAGE_SIDE = 8000
