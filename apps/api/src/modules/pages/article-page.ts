import { type Article, type ArticleSummary, articleDescription } from '@wordhoard/contracts/articles'
import { brand, pageTitle } from '@wordhoard/contracts/site/brand'
import { pathTo } from '@wordhoard/contracts/site/page-address'
import { pages } from '@wordhoard/contracts/site/pages'
import { escapeHtml } from '@wordhoard/reading-html/escape-html'
import type { PageHead } from './page-template'

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

export function articlePageHead(article: Article, publicUrl: string): PageHead {
  const description = articleDescription(article.raw_content)
  const path = pathTo('article', { id: article.id })
  return {
    title: pageTitle(article.title),
    description,
    path,
    type: 'article',
    ...(article.keywords && { keywords: article.keywords }),
    article: {
      author: article.username,
      published: article.created_at,
      modified: article.updated_at,
    },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: article.title,
      description,
      ...(article.keywords && { keywords: article.keywords }),
      inLanguage: 'en',
      wordCount: article.word_count,
      datePublished: article.created_at,
      dateModified: article.updated_at,
      author: {
        '@type': 'Person',
        name: article.username,
        url: publicUrl + pathTo('user', { username: article.username }),
      },
      publisher: { '@type': 'Organization', name: brand.name },
      mainEntityOfPage: publicUrl + path,
    },
  }
}

/** Returns the article for readers without scripts and for search engines. Its HTML was sanitised when it was saved. */
export function articlePageContent(article: Article): string {
  const author = `<a href="${pathTo('user', { username: article.username })}">${escapeHtml(article.username)}</a>`
  const updated = `<time datetime="${article.updated_at}">${date.format(new Date(article.updated_at))}</time>`
  return `<main class="server-content"><h1>${escapeHtml(article.title)}</h1><p>By ${author} · Last updated ${updated}</p><article>${article.html}</article></main>`
}

export const articlesPageHead: PageHead = {
  title: pageTitle(pages.articles.title),
  description: `Texts in English to read on ${brand.name}, each with its level and length: tap any word for the sense that fits its sentence, and keep it.`,
  path: pages.articles.path,
}

/** Returns the newest articles as links. */
export function articlesPageContent(articles: readonly ArticleSummary[]): string {
  const entries = articles.map(({ id, title, level, word_count, username, excerpt }) => {
    const facts = [`${word_count} words`, `by ${escapeHtml(username)}`]
    if (level) facts.unshift(level)
    return `<li><h2><a href="${pathTo('article', { id })}">${escapeHtml(title)}</a></h2><p>${facts.join(' · ')}</p><p>${escapeHtml(excerpt)}</p></li>`
  })
  const list = entries.length > 0 ? `<ol>${entries.join('')}</ol>` : '<p>No articles available.</p>'
  return `<main class="server-content"><h1>${pages.articles.title}</h1>${list}</main>`
}
