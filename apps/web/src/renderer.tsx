import type { PageData, RenderDataPage } from '@wordhoard/contracts/site/page-data'
import { pages } from '@wordhoard/contracts/site/pages'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter, useRoutes } from 'react-router-dom'
import { LastResortBoundary } from './app/error-boundary'
import { Frame } from './app/frame'
import { headwordOf } from './features/dictionary/entry/spell-head'
import { withoutInlineStyles, withSecondBar } from './rendered-html'
import { ArticleScreen } from './screens/article/article.screen'
import { putArticleData } from './screens/article/article-data'
import { ArticlesScreen } from './screens/articles/articles.screen'
import { putArticlesData } from './screens/articles/articles-data'
import { WordScreen } from './screens/word/word.screen'
import { putWordData } from './screens/word/word-data'
import { queryClient, withQueries } from './shell/query-client'
import { setFirstTitle } from './shell/served/first-title'
import { setRendering } from './shell/served/rendering'

/** How a page made from data is rendered. */
interface DataScreen<Data> {
  readonly Screen: ComponentType
  readonly put: (data: Data) => void
  /** Title in the top bar on phones. */
  readonly title: (data: Data) => string
}

const screens: { readonly [Name in keyof PageData]: DataScreen<PageData[Name]> } = {
  word: {
    Screen: withQueries(WordScreen),
    put: (data) => putWordData(queryClient, data),
    title: ({ spell }) => headwordOf(spell),
  },
  articles: {
    Screen: withQueries(ArticlesScreen),
    put: (data) => putArticlesData(queryClient, data),
    title: () => pages.articles.title,
  },
  article: {
    Screen: withQueries(ArticleScreen),
    put: (data) => putArticleData(queryClient, data),
    title: ({ title }) => title,
  },
}

const FAILED_PART = '<!--$!-->'

function Routed({ path, Screen }: { path: string; Screen: ComponentType }) {
  return useRoutes([{ path, element: <Screen /> }])
}

/** Renders a page as the client first shows it to a visitor. Nothing is shared between pages: rendering is synchronous. */
export const renderDataPage: RenderDataPage = (page, pathname, data) => {
  const { Screen, put, title } = screens[page]
  setRendering('server')
  setFirstTitle(title(data))
  try {
    put(data)
    const html = renderToString(
      <LastResortBoundary>
        <StaticRouter location={pathname}>
          <Frame>
            <Routed path={pages[page].path} Screen={Screen} />
          </Frame>
        </StaticRouter>
      </LastResortBoundary>,
    )
    // React leaves a part out that failed; the client would draw it anew.
    if (html.includes(FAILED_PART)) throw new Error(`The page ${page} could not be rendered for ${pathname}`)
    return withSecondBar(withoutInlineStyles(html))
  } finally {
    queryClient.clear()
  }
}
