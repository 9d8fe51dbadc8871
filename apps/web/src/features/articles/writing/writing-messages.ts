/** Texts about writing an article in the rich field or as Markdown. */
export const writingMessages = {
  text: 'Text',
  loading: 'Loading the text…',
  richHint: 'Select words to format them. Pasted text keeps its headings, lists and links.',
  /** Why a text opens as Markdown. */
  markdownOnly: {
    html: 'This article uses HTML, so you edit it as Markdown.',
    table: 'This article has a table, so you edit it as Markdown.',
    picture: 'This article has a picture, so you edit it as Markdown.',
    other: 'This article uses formatting that only Markdown can keep.',
    long: 'This article is very long, so you edit it as Markdown.',
    rewritten: 'This article has its own Markdown style, so it opens as Markdown.',
    notLoaded: 'We couldn’t load the writing tools. You can still use Markdown.',
  },
}
