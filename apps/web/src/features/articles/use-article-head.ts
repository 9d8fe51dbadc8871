import { type Article, articleDescription } from '@wordhoard/contracts/articles'
import { pageTitle } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import { useEffect } from 'react'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'

/** Sets an attribute of an element in the head; returns a function that undoes it. */
function setHeadAttribute(
  selector: string,
  make: () => Element,
  attribute: string,
  value: string,
): () => void {
  const found = document.head.querySelector(selector)
  const element = found ?? document.head.appendChild(make())
  const before = element.getAttribute(attribute)
  element.setAttribute(attribute, value)
  return () => {
    if (found && before !== null) element.setAttribute(attribute, before)
    else element.remove()
  }
}

function setMeta(key: 'name' | 'property', name: string, content: string): () => void {
  const make = () => {
    const element = document.createElement('meta')
    element.setAttribute(key, name)
    return element
  }
  return setHeadAttribute(`meta[${key}="${name}"]`, make, 'content', content)
}

/**
 * Sets the document's head for an article reached by client-side navigation, as the server does for a loaded page. The
 * title is 'Read Article' until the article is known.
 */
export function useArticleHead(article: Article | undefined): void {
  const description = article && articleDescription(article.raw_content)
  usePageTitle(article?.title ?? pages.article.title, description)
  const { id, title, keywords = '', access_modifier } = article ?? {}
  useEffect(() => {
    if (id === undefined || title === undefined || access_modifier !== 'public') return
    const url = location.origin + paths.article(id)
    const undo = [
      setHeadAttribute(
        'link[rel="canonical"]',
        () => Object.assign(document.createElement('link'), { rel: 'canonical' }),
        'href',
        url,
      ),
      setMeta('name', 'keywords', keywords),
      setMeta('property', 'og:title', pageTitle(title)),
      setMeta('property', 'og:description', description ?? ''),
      setMeta('property', 'og:type', 'article'),
      setMeta('property', 'og:url', url),
      setMeta('name', 'twitter:title', pageTitle(title)),
      setMeta('name', 'twitter:description', description ?? ''),
    ]
    return () => {
      for (const undoOne of undo) undoOne()
    }
  }, [id, title, keywords, description, access_modifier])
}
