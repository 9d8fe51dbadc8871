import { describe, expect, it } from 'vitest'
import { assignmentProgressText, testProgressText } from './assignment-progress-text'

const now = new Date(2026, 10, 23, 12)
const at = (day: number) => new Date(2026, 10, day, 23, 59).toISOString()
const text = { id: 1, kind: 'article', title: 'Owls', due_at: null, done_num: 1 } as const

describe('assignmentProgressText', () => {
  it('says how many students have read a text and when it is due', () => {
    expect(assignmentProgressText({ ...text, due_at: at(26) }, 28, now)).toBe('1 of 28 read, due Thursday')
    expect(assignmentProgressText({ ...text, due_at: at(24) }, 28, now)).toBe('1 of 28 read, due tomorrow')
  })

  it('says since when an assignment is past', () => {
    expect(assignmentProgressText({ ...text, due_at: at(20) }, 28, now)).toBe(
      '1 of 28 read, was due Fri 20 Nov',
    )
  })

  it('says nothing about a due date that isn’t there, and counts practice for a word list', () => {
    const list = { ...text, kind: 'vocabulary', done_num: 1200 } as const
    expect(assignmentProgressText(list, 1500, now)).toBe('1,200 of 1,500 practised')
  })

  it('says that a class has no students, instead of counting none of none', () => {
    expect(assignmentProgressText({ ...text, due_at: at(26), done_num: 0 }, 0, now)).toBe(
      'No students yet, due Thursday',
    )
  })
})

describe('testProgressText', () => {
  const test = { id: 1, title: 'Owls', closes_at: null, finished_num: 3 }

  it('says how many students have finished a test and when it closes', () => {
    const say = (closes_at: string) => testProgressText({ ...test, closes_at }, 28, now)
    expect(say(at(26))).toBe('3 of 28 finished, closes Thursday')
    expect(say(new Date(2026, 10, 24, 17).toISOString())).toBe('3 of 28 finished, closes tomorrow at 17:00')
  })

  it('says that a class has no students, instead of counting none of none', () => {
    expect(testProgressText({ ...test, finished_num: 0 }, 0, now)).toBe('No students yet')
  })

  it('says nothing about a closing time that isn’t there', () => {
    expect(testProgressText({ ...test, finished_num: 1200 }, 1500)).toBe('1,200 of 1,500 finished')
  })
})
