import { BrowserRouter } from 'react-router-dom'
import { LastResortBoundary } from './error-boundary'
import { LostSession } from './lost-session'
import { AppRoutes } from './routes'
import { Shell } from './shell'

export function App() {
  return (
    <LastResortBoundary>
      <BrowserRouter>
        <Shell>
          <AppRoutes />
        </Shell>
        <LostSession />
      </BrowserRouter>
    </LastResortBoundary>
  )
}
