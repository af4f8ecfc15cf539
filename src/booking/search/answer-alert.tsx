import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { useGoBack } from '#pwa/use-go-back.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

interface AnswerAlertProps {
  answer: SearchAnswer | undefined
  /** Address where a new search starts. */
  home: string
  /** Callback when the alert is dismissed and the traveller stays on the page. */
  onRead?: () => void
}

/** The alert of an action's answer; if the answer has `back`, dismissing it navigates back. */
export function AnswerAlert({ answer, home, onRead }: AnswerAlertProps) {
  const { t } = useLingui()
  const goBack = useGoBack(home)
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const [confirmed, setConfirmed] = useState<SearchAnswer>()
  const alert = answer?.alert
  if (!alert || answer === confirmed) return null
  return (
    <AlertDialog
      open
      message={alert.message ?? t`Bir sorun oluştu lütfen tekrar deneyin`}
      confirmTo={hydrated ? undefined : alert.back ? home : pathname + search}
      onClose={() => {
        setConfirmed(answer)
        if (alert.back) goBack()
        else onRead?.()
      }}
    />
  )
}
