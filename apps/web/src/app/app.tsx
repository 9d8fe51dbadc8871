import { BrowserRouter } from 'react-router-dom'
import { LastResortBoundary } from './error-boundary'
import { Shell } from './layout/shell'
import { LostSession } from './lost-session'
import { AppRoutes } from './routes'

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
