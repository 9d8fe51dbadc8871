import { BrowserRouter } from 'react-router-dom'
import { LastResortBoundary } from './error-boundary'
import { AppRoutes } from './routes'
import { Shell } from './shell'

export function App() {
  return (
    <LastResortBoundary>
      <BrowserRouter>
        <Shell>
          <AppRoutes />
        </Shell>
      </BrowserRouter>
    </LastResortBoundary>
  )
}
