import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorScreen } from '../screens/error/error.screen'

interface BoundaryProps {
  children: ReactNode
  /** A new value, such as another address, clears the error and renders the children again. */
  resetKey?: string
}

interface BoundaryState {
  error: unknown
  failed: boolean
}

/** Shows an error screen in place of a screen that threw; the bars around it keep working. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, failed: false }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.reset()
  }

  reset = () => this.setState({ error: undefined, failed: false })

  override render() {
    if (!this.state.failed) return this.props.children
    return <ErrorScreen error={this.state.error} onRetry={this.reset} />
  }
}

/** Wraps the whole app, bars included: after an error here only a reload helps. */
export class LastResortBoundary extends ScreenBoundary {
  override render() {
    if (!this.state.failed) return this.props.children
    return <ErrorScreen error={this.state.error} onRetry={() => window.location.reload()} />
  }
}
