import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { SearchAnswer } from '#booking/search/search-answer.ts'
import { useGoBack } from '#pwa/use-go-back.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

interface AnswerAlertProps {
  answer: SearchAnswer | undefined
  /** URL of the page on which a new search starts. */
  home: string
  /** Called when the alert is dismissed and the traveller stays on the page. */
  onRead?: () => void
}

/** Shows the alert in the answer of an action; if the answer has `back`, dismissing the alert navigates back. */
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
