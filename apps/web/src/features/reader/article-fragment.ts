import { rebuild } from './rebuild'

/**
 * The HTML of an article as the server cleaned and wrote it (DOMPurify with a strict allow-list), as a fragment built anew
 * from what the browser's own parser reads in it, in an inert document: only what `rebuild` names is there, whatever came
 * in, so nothing depends on two parsers reading alike. Links within this site stay, and open in a new tab; others stay as
 * text that looks like none.
 */
export function articleFragment(html: string): DocumentFragment {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const link of body.querySelectorAll('a:not([href])')) link.setAttribute('href', '')
  return rebuild(body)
}
