import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { Checklist } from '../../features/onboarding/checklist'
import type { Task } from '../../features/onboarding/tasks'
import { errorSentence } from '../../http/api-error'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import { LazyDialog } from '../../shell/lazy-dialog'
import { paths } from '../../shell/paths'
import { useNextStage } from './use-next-stage'

const loadSettings = async () => (await import('../../features/profiles/settings-dialog')).SettingsDialog

const FOLDED_KEY = 'first-steps-folded'
const storage = () => localStorage

interface FirstStepsProps {
  profile: OwnUserInfo
  /** Called when the user dismisses the finished list. */
  onFinish: () => void
}

/** Onboarding tasks with their links. The stage advances on the server, then the page changes. */
export function FirstSteps({ profile, onFinish }: FirstStepsProps) {
  const stage = profile.onboarding_stage
  const [isSettingUp, setSettingUp] = useState(false)
  const [isFolded, setFolded] = useState(() => readStoredValue(storage, FOLDED_KEY, z.boolean()) === true)
  const fold = (folds: boolean) => {
    setFolded(folds)
    storeValue(storage, FOLDED_KEY, folds)
  }
  const next = useNextStage()
  const navigate = useNavigate()
  const begin = async (task: Task['stage']) => {
    // The stage advances when the profile has been saved, not when its form is opened.
    if (task === 'setup_profile') return setSettingUp(true)
    try {
      if (task === 'read_article') (await import('./open-welcome-text')).openWelcomeText()
      await next.mutateAsync(stage)
    } catch (error) {
      // The list shows the failure, and the button can be pressed again.
      return console.info('The onboarding stage could not be advanced', error)
    }
    if (task === 'read_article') void navigate(paths.read)
    if (task === 'learn_spells') void navigate(paths.learn)
    if (task === 'view_vocabulary') void navigate(paths.vocabulary)
  }
  return (
    <>
      <Checklist
        stage={stage}
        level={profile.estimated_level}
        isFolded={isFolded}
        onFold={fold}
        busy={next.isPending}
        failure={next.error && errorSentence(next.error)}
        onBegin={(task) => void begin(task)}
        onFinish={onFinish}
      />
      <LazyDialog
        load={loadSettings}
        props={{
          profile,
          open: isSettingUp,
          onClose: () => setSettingUp(false),
          onSaved: () => next.mutate('setup_profile'),
        }}
      />
    </>
  )
}
