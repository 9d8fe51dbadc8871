// @vitest-environment jsdom

import { createArticle, getArticle, updateArticle } from '@wordhoard/contracts/articles'
import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { getHealth } from '@wordhoard/contracts/system'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stubDeviceStorage } from '../../../testing/device-storage'
import { Refusal } from '../../../testing/fake-server'
import { ME, openPage, until } from '../../../testing/page'
import { closeTabsAfterwards, openTab } from '../../../testing/tab'

const server = openPage()
closeTabsAfterwards()

const BASE = '2026-11-26T10:00:00.000Z'
const LATER = '2026-11-26T12:00:00.000Z'
const values = (md_content: string) => ({
  title: 'The heron',
  access_modifier: 'private' as const,
  keywords: '',
  md_content,
})
/** The article as the server has it. */
let stored = { ...values('First.'), updated_at: BASE }
const article = () => ({
  ...stored,
  ...{ id: 5, user_id: ME, username: 'ada', level: null, word_count: 1, created_at: BASE, excerpt: '' },
  ...{ coverage: null, coverage_low: null, coverage_high: null, new_words: null, fit: null },
  ...{ raw_content: stored.md_content, html: `<p>${stored.md_content}</p>` },
})
const endpoints = [createArticle, updateArticle, getArticle]

/** Takes the server away, or brings it back. */
function setAway(isAway: boolean): void {
  for (const endpoint of endpoints) server.loseConnection(endpoint)
  if (isAway) return
  server.answer(createArticle, { id: 5 })
  server.answer(getArticle, () => article())
  server.answer(updateArticle, ({ body: { updated_at, ...body } }) => {
    if (updated_at !== stored.updated_at) {
      throw new Refusal(409, 'article_changed', 'Article was changed elsewhere')
    }
    stored = { ...values(body.md_content), updated_at: LATER }
    return article()
  })
}

async function open() {
  const tab = await openTab(async () => ({
    ...(await import('./save-or-keep')),
    ...(await import('../../../device/outbox/outbox')),
    ...(await import('../../../device/outbox/entries')),
    ...(await import('../../../device/locked-drafts')),
    ...(await import('../editor/article-drafts')),
    ...(await import('../../../device/outbox/waiting.store')),
    ...(await import('../../../http/reach')),
    ...(await import('../../../shell/query-client')),
    ...(await import('../../../ui/overlays/toast.store')),
  }))
  return {
    ...tab,
    save: (text: string, id: number | null = null, kept?: object) =>
      tab.saveOrKeep(tab.queryClient, {
        ...{ id, values: values(text), base: id === null ? null : BASE },
        ...(kept && { kept: kept as NonNullable<Parameters<typeof tab.saveOrKeep>[1]['kept']> }),
      }),
    waiting: () => tab.readEntries(ME, 'article'),
    toasts: () => tab.useToasts.getState().items.map(({ text }) => text),
  }
}

beforeEach(() => {
  stubDeviceStorage()
  stored = { ...values('First.'), updated_at: BASE }
  server.answer(getHealth, { status: 'ok' })
  server.answer(getDeviceKey, { key: Buffer.alloc(32, 7).toString('base64url') })
  setAway(true)
})

const back = async ({ sendOutbox }: Pick<Awaited<ReturnType<typeof open>>, 'sendOutbox'>) => {
  server.forgetRequests()
  setAway(false)
  await sendOutbox()
}

describe('an article that is written without a network', () => {
  it('is kept, which is told, and saved once with the key of the first attempt', async () => {
    const tab = await open()
    expect(await tab.save('A heron.')).toBeUndefined()
    expect(tab.toasts()).toEqual(['Kept on this device. We’ll save it when you’re online.'])
    expect(tab.useWaiting.getState().kinds).toEqual({ article: 1 })
    const [{ key } = { key: '' }] = await tab.waiting()
    await tab.sendOutbox()
    const keys = server.requestsTo(createArticle).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys)).toEqual(new Set([key]))
    await back(tab)
    await tab.sendOutbox()
    expect(server.requestsTo(createArticle).map(({ body }) => body.md_content)).toEqual(['A heron.'])
    expect(tab.useWaiting.getState().waiting).toBe(0)
    expect(tab.toasts()).toContain('Article saved')
  })

  it('takes its draft away before it’s counted: one article is never two things', async () => {
    const tab = await open()
    const draft = tab.draftKey(ME, null)
    tab.storeDraft(draft, { values: values('A heron.'), base: null, kept: BASE })
    const counted: number[] = []
    const count = () => counted.push(tab.useWaiting.getState().waiting + tab.listDrafts().length)
    tab.useWaiting.subscribe(count)
    const article = { id: null, values: values('A heron.'), base: null, onKept: () => tab.dropDraft(draft) }
    await tab.saveOrKeep(tab.queryClient, article)
    await tab.saveOrKeep(tab.queryClient, { ...article, kept: (await tab.waiting())[0] })
    expect(new Set(counted)).toEqual(new Set([1]))
  })

  it('leaves its draft where the browser has no database: a reload would lose the article', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const tab = await open()
    const onKept = vi.fn()
    await tab.saveOrKeep(tab.queryClient, { id: null, values: values('A heron.'), base: null, onKept })
    expect(tab.useWaiting.getState().kinds).toEqual({ article: 1 })
    expect(onKept).not.toHaveBeenCalled()
  })

  it('can be written on, though its first version may have arrived', async () => {
    const tab = await open()
    await tab.save('First.')
    const [kept] = await tab.waiting()
    await tab.save('Second.', null, kept)
    expect(await tab.waiting()).toHaveLength(1)
    await back(tab)
    expect(stored.md_content).toBe('Second.')
    expect(server.requestsTo(createArticle)).toHaveLength(1)
    expect(server.requestsTo(updateArticle)).toHaveLength(1)
  })
})

describe('an article that is changed without a network', () => {
  it('is saved once when the server is back, though an answer is lost', async () => {
    const tab = await open()
    await tab.save('Mine.', 5)
    setAway(false)
    server.answer(updateArticle, ({ body }) => {
      stored = { ...stored, md_content: body.md_content, updated_at: LATER }
      throw new Refusal(503, 'unavailable')
    })
    await tab.sendOutbox()
    tab.pauseOutbox()
    await back(tab)
    expect(tab.useWaiting.getState()).toMatchObject({ waiting: 0, refused: 0 })
    expect(stored).toMatchObject({ md_content: 'Mine.', updated_at: LATER })
  })

  it('never replaces what was changed somewhere else: it’s kept aside, and its author decides', async () => {
    const tab = await open()
    await tab.save('Mine.', 5)
    stored = { ...values('Somebody else’s.'), updated_at: LATER }
    await back(tab)
    expect(stored.md_content).toBe('Somebody else’s.')
    const [kept] = await tab.waiting()
    expect(kept).toMatchObject({ refusal: 'Article was changed elsewhere' })
    await expect(tab.save('Mine.', 5, kept)).rejects.toMatchObject({ code: 'article_changed' })
    expect(await tab.waiting()).toHaveLength(1)
    const chosen = { id: 5, values: values('Mine.'), base: LATER, kept: kept! }
    expect(await tab.saveOrKeep(tab.queryClient, chosen)).toMatchObject({ md_content: 'Mine.' })
    expect(await tab.waiting()).toEqual([])
  })

  it('is sent as it was last, and replaces what this device has sent before', async () => {
    const tab = await open()
    await tab.save('Once.', 5)
    const [kept] = await tab.waiting()
    stored = { ...values('Once.'), updated_at: LATER }
    await tab.save('Twice.', 5, kept)
    const [again] = await tab.waiting()
    await tab.save('Three times.', 5, again)
    await back(tab)
    expect(stored.md_content).toBe('Three times.')
    await until(() => expect(tab.useWaiting.getState()).toMatchObject({ waiting: 0, refused: 0 }))
  })
})
