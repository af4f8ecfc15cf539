import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { authAddress } from '#auth/auth-addresses.ts'
import styles from '#auth/auth-route.module.css'
import { ForgotPasswordForm } from '#auth/forgot-password-form.tsx'
import type { action } from '#auth/forgot-password-route.tsx'
import { useSentMessage } from '#auth/use-sent-message.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useToast } from '#ui/toast.tsx'

/**
 * Link to the page on which a traveller requests an e-mail for a new password. After hydration, the link opens the form
 * of that page in a sheet. The sheet closes after the e-mail is requested.
 */
export function ForgotPasswordSheet({ returnTo }: { returnTo: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const fetcher = useFetcher<typeof action>()
  const toast = useToast()
  const message = useSentMessage()
  const body = useRef<HTMLDivElement>(null)
  const address = authAddress('forgot-password', returnTo)
  const answer = fetcher.data
  useEffect(() => {
    if (!answer || !('sent' in answer)) return
    // A notification is rendered inside the topmost dialog. The sheet is closed first, so that the notification does
    // not disappear with the sheet.
    body.current?.closest('dialog')?.close()
    toast({ message, tone: 'success' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect runs once per reply
  }, [answer])
  return (
    <div className={styles.note}>
      <Link
        to={address}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Trans>Şifremi unuttum</Trans>
      </Link>
      {open && (
        <Sheet open onClose={() => setOpen(false)} title={t`Şifremi Unuttum`}>
          <div ref={body}>
            <ForgotPasswordForm
              as={fetcher.Form}
              action={address}
              answer={answer && 'sent' in answer ? undefined : answer}
              pending={fetcher.state !== 'idle'}
            />
          </div>
        </Sheet>
      )}
    </div>
  )
}
