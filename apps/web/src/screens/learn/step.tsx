import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../../ui/button'
import { Spinner } from '../../ui/states/spinner'
import styles from './learn.module.css'
import { stepMessages } from './messages'

type Load = () => Promise<ComponentType>

/** Loaded steps by the function that loads them. */
const loaded = new Map<Load, ComponentType>()

/** Preloads a step's code. */
export async function fetchStep(load: Load): Promise<ComponentType> {
  const Component = loaded.get(load) ?? (await load())
  loaded.set(load, Component)
  return Component
}

/** Shows a step of a session, and lets the user retry when its code fails to load (offline). */
export function Step({ load }: { load: Load }) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ attempt: number; failed: boolean }>()
  useEffect(() => {
    let isWanted = true
    const settle = (failed: boolean) => isWanted && setState({ attempt, failed })
    fetchStep(load).then(
      () => settle(false),
      (error: unknown) => {
        console.warn('The code of a step could not be loaded', error)
        settle(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt])
  const Loaded = loaded.get(load)
  if (Loaded) return <Loaded />
  if (state?.failed && state.attempt === attempt) {
    return (
      <div className={styles.waiting} role="alert">
        <p>{stepMessages.notLoaded}</p>
        <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
          {stepMessages.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.waiting}>
      <Spinner label={stepMessages.loading} />
    </div>
  )
}
