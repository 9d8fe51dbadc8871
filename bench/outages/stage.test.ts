import { setTimeout as sleep } from 'node:timers/promises'
import type {} from '@wordhoard/dictionary/testing/provided-context'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Caller } from './caller'
import { findDamage } from './checks'
import { makeWriters } from './rounds'
import { type ServerKit, serverKit } from './server-kit'
import { hasStageTools, METRICS_TOKEN, type Stage, startStage } from './stage'
import { StageListener } from './stage-listener'
import { codeOf } from './writers'

/** A call that fails is followed by success within this time after its cause, in ms. */
const MAX_ERROR_MS = 5_000
/** Share of calls that may fail while one of three processes is killed. */
const MAX_ERRORS = 0.01

describe.runIf(process.env.FULL && hasStageTools())('three processes, PgBouncer, replica and Valkey', () => {
  let kit: ServerKit
  let stage: Stage
  beforeAll(async () => {
    kit = await serverKit(inject('dictionaryDatabase'))
    stage = await startStage(kit, inject('dictionaryDatabase'))
  }, 300_000)
  afterAll(() => stage.stop())

  const urls = () => stage.servers.map(({ url }) => url)
  const ok = async <Body>(outcome: Promise<{ status: number; body: Body }>) => {
    const { status, body } = await outcome
    expect([200, 201, 204], JSON.stringify(body)).toContain(status)
    return body
  }

  describe('two people on different processes', () => {
    let teacher: Caller
    let student: Caller
    let classroom: number
    beforeAll(async () => {
      teacher = await stage.memberOf(0)
      student = await stage.memberOf(1)
      const name = `school_${teacher.userId}`
      const fields = { name, description: 'A school', username: name }
      const school = await ok(teacher.call<{ id: number }>('POST', '/school', fields))
      const room = { name: 'Class', description: 'A class', school_id: school.id }
      classroom = (await ok(teacher.call<{ id: number }>('POST', '/school/classroom', room))).id
      const invitation = { role: 'student', classroom_id: classroom }
      const { code } = await ok(
        teacher.call<{ code: string }>('POST', `/school/${school.id}/invitations`, invitation),
      )
      await ok(student.call('POST', '/school/join', { code }))
    })

    it('write to each other in the class’s chat, and their pages hear it', async () => {
      const { chat } = await ok(
        teacher.call<{ chat: { id: number } }>('GET', `/messages/chat/classroom/${classroom}`),
      )
      const page = new StageListener(() => [stage.servers[2]!.url], student.headers)
      page.open(0)
      await expect.poll(() => page.isReady).toBe(true)
      await ok(teacher.call('POST', '/messages/send', { chat_id: chat.id, content: 'Good morning' }))
      await expect.poll(() => page.contents).toEqual(['Good morning'])
      await page.close()
      const messages = await ok(student.call<object[]>('GET', `/messages/chat/${chat.id}/messages`))
      expect(messages).toMatchObject([{ message: { content: 'Good morning' } }])
    })

    it('assign and read a private text, and the teacher sees it at once', async () => {
      const text = { title: 'Assigned', md_content: 'The bank had a holiday.', access_modifier: 'private' }
      const { id } = await ok(teacher.call<{ id: number }>('POST', '/articles', text))
      const path = `/school/classroom/${classroom}/assignments`
      const assigned = await ok(teacher.call<{ id: number }>('POST', path, { article_id: id }))
      expect(await ok(student.call('GET', `/articles/id/${id}`))).toMatchObject({ title: 'Assigned' })
      await ok(student.call('POST', `/articles/id/${id}/progress`, { seconds: 60, position: 1 }))
      const progress = await ok(teacher.call('GET', `/school/assignments/${assigned.id}/progress`))
      expect(progress).toMatchObject({ class: { students: 1, read: 1 } })
    })

    it('undo what another process did', async () => {
      const words = [{ text: 'river' }]
      const { undo_id } = await ok(student.call<{ undo_id: string }>('POST', '/main-voc/import', { words }))
      await undoElsewhere(student, undo_id)
      expect(await ok(student.call('GET', '/main-voc'))).toMatchObject({ found: 0 })
    })

    it('are logged out on all processes at once', async () => {
      const { userId } = student
      const [{ id } = { id: '' }] = await stage.postgres.primary.query<{ id: string }>(
        'SELECT id FROM session WHERE user_id = $1',
        [userId],
      )
      await ok(student.call('DELETE', `/auth2/sessions/${id}`))
      for (const url of urls()) {
        const answer = () => fetch(`${url}/api/users/me`, { headers: student.headers() })
        await expect.poll(async () => (await answer()).status, { timeout: 2_000 }).toBe(401)
      }
    })

    /** Calls another process with the same session. */
    async function undoElsewhere(who: Caller, undoId: string): Promise<void> {
      const answer = await fetch(`${stage.servers[2]!.url}/api/main-voc/undo/${undoId}`, {
        method: 'POST',
        headers: who.headers(),
      })
      expect(answer.ok, await answer.text()).toBe(true)
    }
  })

  it('readers see what is on the replica, and authors their own at once, whatever the process', async () => {
    await stage.postgres.setDelay(30_000)
    const author = await stage.memberOf(0)
    const article = { title: 'On the replica', md_content: 'The bank.', access_modifier: 'public' }
    const { id } = await ok(author.call<{ id: number }>('POST', '/articles', article))
    const titles = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${url}/api/articles`, { headers })
      return ((await answer.json()) as { title: string }[]).map(({ title }) => title)
    }
    const browser = { ...author.headers(), cookie: `has_session=1; wrote_at=${Date.now()}` }
    for (const url of urls()) {
      expect(await titles(url, browser)).toContain('On the replica')
      expect(await titles(url)).not.toContain('On the replica')
    }
    // Its own page is there for everybody, since nobody may get a 404 for what exists.
    expect((await fetch(`${urls()[1]}/api/articles/id/${id}`)).status).toBe(200)
    await stage.postgres.setDelay(0)
    await expect.poll(() => titles(urls()[2]!), { timeout: 10_000 }).toContain('On the replica')
  })

  /** Whether each process reaches Valkey, by its figures. */
  async function reachesValkey(): Promise<boolean[]> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const figures = await Promise.all(
      urls().map(async (url) => (await fetch(`${url}/api/metrics`, { headers })).text()),
    )
    return figures.map((text) => text.includes('\nvalkey_connected 1'))
  }

  it('no acknowledged write and no event is lost while each piece is killed under load', async () => {
    const members: Caller[] = []
    for (let n = 0; n < 14; n++) members.push(await stage.memberThroughProxy())
    const writers = await makeWriters(members.slice(0, 10), stage.postgres.primary)
    const [author, ...readers] = members.slice(10) as [Caller, ...Caller[]]
    const sent: string[] = []
    const chats = await Promise.all(
      readers.map(({ userId }) =>
        ok(
          author.call<{ chat_id: number }>('POST', '/messages/send-init', {
            participant_user_id: userId,
            content: 'Hello',
          }),
        ),
      ),
    )
    const pages = readers.map((reader) => new StageListener(urls, reader.headers))
    for (const [index, page] of pages.entries()) page.open(index)
    await expect.poll(() => pages.every(({ isReady }) => isReady), { timeout: 10_000 }).toBe(true)

    const calls: { readonly endedAt: number; readonly isFine: boolean; readonly what: string }[] = []
    let isOver = false
    const note = (what: string, { status, body }: { status: number; body: unknown }) => {
      const isFine = status < 300 && status > 0
      const code = codeOf({ status, body, retryAfter: null, milliseconds: 0 })
      // The first try is still being answered.
      if (code !== 'key_in_use')
        calls.push({ endedAt: performance.now(), isFine, what: `${what} ${status} ${code}` })
      return isFine
    }
    const writing = writers.map(async (writer) => {
      while (!isOver) {
        const isFine = note(writer.name, await writer.step())
        await sleep(isFine ? writer.pause : Math.max(100, writer.pause))
      }
    })
    const talking = (async () => {
      for (let n = 0; !isOver; n++) {
        const content = `Event ${n}`
        const body = { chat_id: chats[n % chats.length]!.chat_id, content }
        const key = { 'idempotency-key': `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` }
        while (!note('event', await author.call('POST', '/messages/send', body, key))) await sleep(100)
        sent.push(content)
        await sleep(50)
      }
    })()
    const visiting = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        note('visit', await stage.visit('/articles'))
        await sleep(20)
      }
    })
    const measure = async (name: string, fault: () => Promise<void>) => {
      await sleep(1_500)
      const [before, since] = [calls.length, performance.now()]
      await fault()
      const isBackAt = performance.now() - since
      await sleep(6_000)
      const failed = calls.slice(before).filter(({ isFine }) => !isFine)
      const errorMs = Math.max(0, ...failed.map(({ endedAt }) => endedAt - since))
      const share = failed.length / (calls.length - before)
      const kinds = [...new Set(failed.map(({ what }) => what))]
      console.info(
        `${name} killed: ${failed.length} of ${calls.length - before} calls failed (${(share * 100).toFixed(2)} %), the last after ${errorMs.toFixed(0)} ms; it was back after ${isBackAt.toFixed(0)} ms; ${kinds.join()}`,
      )
      return { errorMs, isBackAt, share, kinds }
    }
    try {
      for (const index of [0, 1, 2]) {
        const found = await measure(`Process ${index + 1}`, () => stage.replaceServer(index))
        expect(found.share, found.kinds.join()).toBeLessThanOrEqual(MAX_ERRORS)
        expect(found.errorMs, found.kinds.join()).toBeLessThanOrEqual(MAX_ERROR_MS)
      }
      const replica = await measure('The replica', async () => {
        await stage.postgres.replica.kill()
        await stage.postgres.replica.start()
      })
      expect(replica.kinds).toEqual([])
      expect(await reachesValkey()).toEqual([true, true, true])
      const valkey = await measure('Valkey', async () => {
        await stage.valkey.kill()
        await expect.poll(reachesValkey, { timeout: 10_000 }).toEqual([false, false, false])
        await sleep(1_500)
        await stage.valkey.start()
      })
      expect(valkey.kinds).toEqual([])
      await expect.poll(reachesValkey, { timeout: 10_000 }).toEqual([true, true, true])
      const bouncer = await measure('PgBouncer', () => stage.bouncer.restart('SIGKILL'))
      expect(bouncer.errorMs, bouncer.kinds.join()).toBeLessThanOrEqual(MAX_ERROR_MS)
      const primary = await measure('The primary', async () => {
        await stage.postgres.primary.kill()
        await stage.postgres.primary.start()
      })
      expect(primary.kinds.filter((what) => what.startsWith('visit'))).toEqual([])
      // Nothing can be written until it has recovered, which takes as long as the machine lets it.
      expect(primary.errorMs - primary.isBackAt, primary.kinds.join()).toBeLessThanOrEqual(MAX_ERROR_MS)
    } finally {
      isOver = true
      await Promise.all([...writing, talking, ...visiting])
    }
    const damage = await findDamage(stage.postgres.primary, writers)
    console.info(
      `${damage.acknowledged} writes acknowledged, ${sent.length} events sent, ${calls.length} calls`,
    )
    expect(damage).toMatchObject({ lost: [], duplicated: [], partial: [] })
    const received = () =>
      pages.flatMap(({ contents }) => contents.filter((each) => each.startsWith('Event')))
    await expect.poll(() => received().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(sent.length)
    expect(new Set(received())).toEqual(new Set(sent))
    for (const page of pages) await page.close()
    // Traces went on meanwhile, of all that was asked and of nothing that was written.
    const names = new Set(stage.collector.spans().map(({ name }) => name))
    for (const name of ['POST /api/messages/send', 'send-message', 'transaction', 'events deliver'])
      expect(names).toContain(name)
    expect(stage.collector.bodies.join()).not.toMatch(/Event \d|Hello/)
  }, 300_000)
})
