import { BrowserRouter } from 'react-router-dom'
import { LastResortBoundary } from './error-boundary'
import { Frame } from './frame'
import { AppRoutes } from './routes'

/** The whole client; calls `onReady` when it answers to presses. */
export function App({ onReady }: { onReady: () => void }) {
  return (
    <LastResortBoundary>
      <BrowserRouter>
        <Frame>
          <AppRoutes onReady={onReady} />
        </Frame>
      </BrowserRouter>
    </LastResortBoundary>
  )
}
