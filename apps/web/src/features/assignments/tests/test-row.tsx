import type { ClassTest } from '@wordhoard/contracts/classes/class-tests'
import { Check, ClipboardCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import list from '../assignment-list.module.css'
import { describeClosing } from './closing-text'
import { testListMessages } from './messages'

interface TestRowProps {
  test: ClassTest
  /** How far the reader or the class is with it. */
  state: string
  isDone?: boolean
  /** Name of the class, where tests of several classes are mixed. */
  from?: ReactNode
}

/** A test as a row: title, state, and until when it is open. */
export function TestRow({ test, state, isDone = false, from }: TestRowProps) {
  const { id, classroom_id, title, questions_num } = test
  return (
    <li className={list.row} data-state={isDone ? 'done' : undefined}>
      <span className={list.icon}>
        <ClipboardCheck aria-hidden />
      </span>
      <div className={list.what}>
        <div className={list.line}>
          <h3 className={list.title} dir="auto">
            <Link to={paths.classTest(classroom_id, id)}>{title}</Link>
          </h3>
          <span className={list.state} data-state={isDone ? 'done' : undefined}>
            {isDone && <Check aria-hidden />}
            {state}
          </span>
        </div>
        <p className={list.facts}>
          <span>{describeClosing(test)}</span>
          <span>{testListMessages.questions(questions_num)}</span>
          {from && <bdi>{from}</bdi>}
        </p>
      </div>
    </li>
  )
}
