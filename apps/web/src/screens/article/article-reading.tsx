import type { Article } from '@wordhoard/contracts/articles'
import { useLayoutEffect, useMemo, useState } from 'react'
import { takeParsedArticle } from '../../features/articles/article-in-page'
import { useArticleHead } from '../../features/articles/use-article-head'
import { blocksOfParsed } from '../../features/reader/html/parsed-article'
import { clearSelection } from '../../features/reader/text/reading.store'
import type { PlaceKeeper } from '../../features/reader/text/use-reading-place'
import { useSession } from '../../session/session.store'
import { useFullHeight } from '../../shell/full-height'
import { LazyDialog } from '../../shell/lazy-dialog'
import { ReadWithWords } from '../reading-mode/read-with-words'
import reading from '../reading-mode/reading-mode.module.css'
import { ArticleBar, type ArticleDialog } from './article-bar'
import { ArticleByline } from './article-byline'
import { useArticleWords } from './use-article-words'

const importDialogs = async () => (await import('./article-dialogs')).articleDialogs
const loadEdit = async () => (await importDialogs()).edit()
const loadShare = async () => (await importDialogs()).share()
const loadKeep = async () => (await importDialogs()).keep()
const loadDelete = async () => (await importDialogs()).delete()

/** An article in the reader, with its owner's actions. */
export function ArticleReading({ article, places }: { article: Article; places: PlaceKeeper }) {
  const { id, title, html, level, word_count: words, raw_content: plainText } = article
  const isOwn = useSession(({ user }) => user?.user_id === article.user_id)
  const read = useMemo(() => ({ id, plainText, isOwn }), [id, plainText, isOwn])
  const source = useMemo(() => ({ kind: 'article' as const, id, title }), [id, title])
  const [open, setOpen] = useState<ArticleDialog | null>(null)
  const close = () => setOpen(null)
  const parsed = takeParsedArticle(article)
  const blocks = useMemo(() => parsed && (() => blocksOfParsed(parsed)), [parsed])
  useFullHeight()
  useArticleHead(article)
  useLayoutEffect(() => {
    clearSelection()
    return clearSelection
  }, [])
  return (
    <div className={reading.screen}>
      <ReadWithWords
        content={{
          text: html,
          blocks,
          words,
          title,
          byline: '',
          about: <ArticleByline article={article} />,
          keepsLinks: true,
        }}
        source={source}
        places={places}
        entered={useArticleWords(id)}
        article={read}
        level={level}
        bar={(openWord) => <ArticleBar article={article} openWord={openWord} onOpen={setOpen} />}
      />
      <LazyDialog load={loadEdit} props={{ article, open: open === 'edit', onClose: close }} />
      <LazyDialog
        load={loadShare}
        props={{
          open: open === 'share',
          onClose: close,
          shared: { reference: { kind: 'article', article_id: id }, title },
        }}
      />
      <LazyDialog
        load={loadKeep}
        props={{
          open: open === 'keep',
          onClose: close,
          source,
          html,
        }}
      />
      <LazyDialog
        load={loadDelete}
        props={{ id, userId: article.user_id, open: open === 'delete', onClose: close }}
      />
    </div>
  )
}
