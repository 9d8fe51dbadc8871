import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { queryClient } from '../shell/query-client'

interface RenderedHook<Props, Result> {
  /** The hook's latest result. */
  readonly current: Result
  readonly rerender: (props: Props) => Promise<void>
  readonly unmount: () => Promise<void>
}

interface Options {
  /** Initial address of the page, for hooks that read it. */
  readonly address?: string
}

interface Seen<Result> {
  current: Result
}

interface ProbeProps<Props, Result> {
  readonly useHook: (props: Props) => Result
  readonly props: Props
  readonly seen: Seen<Result>
}

function Probe<Props, Result>({ useHook, props, seen }: ProbeProps<Props, Result>): ReactNode {
  const result = useHook(props)
  // Runs after the hook's own effects.
  useEffect(() => {
    seen.current = result
  })
  return null
}

const mounted = new Set<() => Promise<void>>()

/** Unmounts all hooks that a test has rendered. */
export async function unmountAll(): Promise<void> {
  for (const unmount of [...mounted]) await unmount()
}

/** Runs an action and waits until React has finished its updates. */
export async function runInAct<T>(action: () => T | Promise<T>): Promise<T> {
  const flags = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  flags.IS_REACT_ACT_ENVIRONMENT = true
  try {
    let result!: T
    await act(async () => {
      result = await action()
    })
    return result
  } finally {
    // Updates outside of actions, such as those after an answer, are rendered as in a browser.
    flags.IS_REACT_ACT_ENVIRONMENT = false
  }
}

/** Renders a hook in a component of its own, inside the product's query client. */
export async function renderHook<Props, Result>(
  useHook: (props: Props) => Result,
  initial: Props,
  { address }: Options = {},
): Promise<RenderedHook<Props, Result>> {
  const seen: Seen<Result> = { current: undefined as Result }
  const root = createRoot(document.createElement('div'))
  const draw = (props: Props) =>
    runInAct(() => {
      const probe = (
        <QueryClientProvider client={queryClient}>
          <Probe useHook={useHook} props={props} seen={seen} />
        </QueryClientProvider>
      )
      root.render(
        address === undefined ? (
          probe
        ) : (
          <MemoryRouter initialEntries={[address]}>
            {probe}
            <History />
          </MemoryRouter>
        ),
      )
    })
  const unmount = async () => {
    mounted.delete(unmount)
    await runInAct(() => root.unmount())
  }
  mounted.add(unmount)
  await draw(initial)
  return {
    get current() {
      return seen.current
    },
    rerender: draw,
    unmount,
  }
}

let go: (to: number | string) => void = () => undefined
let shown = ''

function History(): ReactNode {
  const location = useLocation()
  const navigate = useNavigate()
  shown = location.pathname + location.search
  go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to))
  return null
}

/** Returns the current address of the last hook rendered with one. */
export const address = (): string => shown

/** Goes back in the page's history. */
export const goBack = (): Promise<void> => runInAct(() => go(-1))

/** Follows a link within the page. */
export const navigateTo = (to: string): Promise<void> => runInAct(() => go(to))
