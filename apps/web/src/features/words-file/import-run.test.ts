// @vitest-environment jsdom
import { importWords } from '@wordhoard/contracts/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LostConnection, Refusal } from '../../testing/fake-server'
import { openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import type { ListedWord } from './collect-words'
import { guessColumns } from './guess-columns'
import { emptyReport, type ImportReport, runImport } from './import-run'
import { plainField } from './plain-field'
import { useImportRun } from './use-import-run'
import { columnName, wordsTable } from './words-table'

const server = openPage()

/** Fakes a vocabulary on the server in which texts with the same number are spellings of one headword. */
function vocabulary({ failsAt = [] as number[], saved = [] as number[] } = {}) {
  const kept = new Set(saved)
  let requests = 0
  server.answer(importWords, ({ body }) => {
    requests += 1
    if (failsAt.includes(requests)) throw new LostConnection()
    const ids = new Map<number, string>()
    const not_recognised: string[] = []
    for (const { text } of body.words) {
      const id = Number.parseInt(text, 10)
      if (Number.isNaN(id)) not_recognised.push(text)
      else if (!ids.has(id)) ids.set(id, text)
    }
    const recognised = [...ids].map(([spell_id, text]) => ({
      text,
      spell_id,
      spell_lower: `word ${spell_id}`,
      is_saved: kept.has(spell_id),
    }))
    const newWords = recognised.filter(({ is_saved }) => !is_saved)
    if (!body.preview) for (const { spell_id } of newWords) kept.add(spell_id)
    const undo_id = !body.preview && newWords.length > 0 ? `undo ${requests}` : null
    return { recognised, not_recognised, added: body.preview ? 0 : newWords.length, undo_id }
  })
}
const words = (...texts: (string | number)[]): ListedWord[] => texts.map((text) => ({ text: String(text) }))
const run = (list: readonly ListedWord[], preview = false, from: ImportReport = emptyReport) => {
  let last = from
  const done = runImport(list, {
    preview,
    priority: 2,
    signal: new AbortController().signal,
    isStopped: () => false,
    from,
    onProgress: (report) => {
      last = report
    },
  })
  return { done, last: () => last }
}
const many = (count: number) => words(...Array.from({ length: count }, (_, at) => at + 1))

describe('an import', () => {
  it('sends every word once, in parts, and adds up the results', async () => {
    vocabulary({ saved: [3] })
    const report = await run([...many(2_500), ...words('xyz')]).done
    expect(server.requestsTo(importWords).map(({ body }) => body.words.length)).toEqual([1_000, 1_000, 501])
    expect(report).toMatchObject({ saved: 1, added: 2_499, notRecognised: ['xyz'], done: 2_501 })
    expect(report.newWords).toHaveLength(2_499)
    expect(report.undoIds).toEqual(['undo 1', 'undo 2', 'undo 3'])
  })

  it('counts a headword once even if it is in two parts', async () => {
    for (const preview of [true, false]) {
      vocabulary()
      const report = await run([...many(1_000), ...words('7', '7 again', 2_000)], preview).done
      expect(report).toMatchObject({ added: 1_001, saved: 0 })
    }
  })

  it('reports what is done when a part fails, and continues from there', async () => {
    vocabulary({ failsAt: [2] })
    const first = run(many(2_500))
    await expect(first.done).rejects.toMatchObject({ code: 'offline' })
    expect(first.last()).toMatchObject({ done: 1_000, added: 1_000 })
    const report = await run(many(2_500), false, first.last()).done
    expect(report).toMatchObject({ done: 2_500, added: 2_500 })
    expect(server.requestsTo(importWords)).toHaveLength(4)
  })

  it('reports the same after failures and retries as in a single run', async () => {
    // Headwords of the first part appear again in the third.
    const list = [...many(2_000), ...words('7 again', '8 again', 'xyz', 3_000)]
    for (const preview of [true, false]) {
      vocabulary({ saved: [8] })
      const { undoIds, ...expected } = await run(list, preview).done
      vocabulary({ saved: [8], failsAt: [2, 4] })
      let report = emptyReport
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const { done, last } = run(list, preview, report)
        await done.catch(() => undefined)
        report = last()
      }
      expect(report).toMatchObject(expected)
      expect(report.undoIds).toHaveLength(undoIds.length)
    }
  })

  it('sends nothing more after it is aborted', async () => {
    vocabulary()
    const abort = new AbortController()
    const options = { preview: false, priority: 2, signal: abort.signal, isStopped: () => false }
    await expect(
      runImport(many(3_000), { ...options, onProgress: () => abort.abort(new Error('gone')) }),
    ).rejects.toThrow('gone')
    expect(server.requestsTo(importWords)).toHaveLength(1)
  })

  it('sends nothing for an empty list', async () => {
    expect(await run([]).done).toEqual(emptyReport)
  })
})

describe('useImportRun', () => {
  const open = (list: readonly ListedWord[], preview = false) =>
    renderHook(() => useImportRun(list, preview), undefined)

  it('reports progress, and the result at the end', async () => {
    const held = server.hold(importWords)
    const hook = await open(many(1_500))
    const done: number[] = []
    await runInAct(() => hook.current.start(3, ({ added }) => done.push(added)))
    const answer = { recognised: [], not_recognised: [], added: 5, undo_id: null }
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer(answer)
    await until(() => expect(hook.current.run).toMatchObject({ status: 'running', report: { done: 1_000 } }))
    await until(() => expect(held).toHaveLength(2))
    held[1]?.answer(answer)
    await until(() => expect(hook.current.run.status).toBe('done'))
    expect(done).toEqual([10])
    expect(held[0]?.request.body).toMatchObject({ priority: 3, preview: false })
  })

  it('stops after the current part, so that what is done can be undone', async () => {
    const held = server.hold(importWords)
    const hook = await open(many(3_000))
    await runInAct(() => hook.current.start(2))
    await until(() => expect(held).toHaveLength(1))
    hook.current.stop()
    held[0]?.answer({ recognised: [], not_recognised: [], added: 1_000, undo_id: 'u' })
    await until(() => expect(hook.current.run).toMatchObject({ status: 'done', report: { undoIds: ['u'] } }))
    expect(held).toHaveLength(1)
  })

  it('resumes after a failure, and starts over after success', async () => {
    vocabulary({ failsAt: [2] })
    const hook = await open(many(1_500))
    await runInAct(() => hook.current.start(2))
    await until(() => expect(hook.current.run).toMatchObject({ status: 'failed', report: { done: 1_000 } }))
    await runInAct(() => hook.current.start(2))
    await until(() => expect(hook.current.run).toMatchObject({ status: 'done', report: { added: 1_500 } }))
    await runInAct(() => hook.current.start(2))
    await until(() => expect(hook.current.run).toMatchObject({ status: 'done', report: { saved: 1_500 } }))
  })

  it('aborts when the component unmounts', async () => {
    const held = server.hold(importWords)
    const hook = await open(many(10))
    await runInAct(() => hook.current.start(2))
    await until(() => expect(held).toHaveLength(1))
    await hook.unmount()
    expect(held[0]?.request.signal?.aborted).toBe(true)
  })

  it('reports why the server refused', async () => {
    server.answer(importWords, () => {
      throw new Refusal(429, 'too_many_requests', 'Too many.')
    })
    const hook = await open(many(1))
    await runInAct(() => hook.current.start(2))
    await until(() => expect(hook.current.run.error).toMatchObject({ detail: 'Too many.' }))
  })
})

describe('guessColumns and columnName', () => {
  it('recognise columns by name, in any case and order', () => {
    const rows = [['1', 'A heron waits.', 'heron']]
    expect(guessColumns(wordsTable(rows, ['No', 'Example', ' Word ']))).toEqual({
      word: 2,
      sentence: 1,
      note: null,
    })
    expect(guessColumns(wordsTable(rows, ['Front', 'Back', 'x']))).toMatchObject({ word: 0 })
  })

  it('recognise columns without names by their content', () => {
    const rows = [
      ['цапля', 'heron', 'The heron waits in the marsh.'],
      ['прилив', 'tide', '“Is the tide low today?”'],
    ]
    expect(guessColumns(wordsTable(rows))).toEqual({ word: 1, sentence: 2, note: null })
    expect(guessColumns(wordsTable([['give up', 'heron']]))).toEqual({ word: 1, sentence: null, note: null })
  })

  it('never assign the same column twice, whatever the table contains', () => {
    const field = fc.oneof(fc.string(), fc.constantFrom('heron', 'The tide was very low.', '<b>x</b>'))
    fc.assert(
      fc.property(
        fc.array(fc.array(field, { maxLength: 4 }), { maxLength: 6 }),
        fc.array(field, { maxLength: 4 }),
        (rows, names) => {
          const table = wordsTable(rows, names)
          const { word, sentence } = guessColumns(table)
          expect(word).toBeGreaterThanOrEqual(0)
          expect(sentence).not.toBe(word)
          if (table.width > 0) expect(Math.max(word, sentence ?? 0)).toBeLessThan(table.width)
        },
      ),
    )
  })

  it('label columns by name or number', () => {
    const table = wordsTable([['a', 'b']], [' Word ', ''])
    expect([columnName(table, 0), columnName(table, 1), columnName(table, 7)]).toEqual([
      'Word',
      'Column 2',
      'Column 8',
    ])
  })
})

describe('plainField', () => {
  it.each([
    ['<b>heron</b><br>noun', 'heron noun'],
    ['heron [sound:heron.mp3]', 'heron'],
    ['The {{c1::tide::water}} is {{c2::low}}.', 'The tide is low.'],
    ['a &lt;b&gt; &amp; c', 'a <b> & c'],
    ['<style>b{}</style>x<script>alert(1)</script>', 'x'],
    ['<div>one</div><div>two</div>', 'one two'],
    ['  plain \n text ', 'plain text'],
    ['', ''],
  ])('turns %j into %j', (field, text) => expect(plainField(field)).toBe(text))

  it('changes only spaces in a field without markup, and always trims the result', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', '[', '{', '}', ':', '&', '<', 'b', '>', ';') }),
        (field) => {
          const once = plainField(field)
          if (!/[<&[{]/.test(field)) expect(once).toBe(field.replace(/\s+/g, ' ').trim())
          expect(once).toBe(once.trim())
        },
      ),
    )
  })
})
