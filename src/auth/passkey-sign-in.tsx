import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { authAddress } from '#auth/auth-addresses.ts'
import type { action } from '#auth/passkey-route.ts'
import { useLeavingMessage } from '#auth/use-leaving-message.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

/** The button of a sign-in by passkey, and passkeys among the suggestions of the user name while the page is open. */
export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const { t } = useLingui()
  const pressed = useFetcher<typeof action>()
  const offered = useFetcher<typeof action>()
  const address = authAddress('passkey', returnTo)
  const { submit, reset } = offered
  useLeavingMessage(t`Giriş işlemi başarılı.`, pressed.state === 'loading' || offered.state === 'loading')
  const asking = pressed.state !== 'idle'
  useFailure(pressed.data)
  useFailure(offered.data)

  useEffect(() => {
    // The browser asks one question at a time: the offer rests while the button's is open.
    if (asking || !('PublicKeyCredential' in window)) return
    void submit({ mode: 'autofill' }, { method: 'post', action: address, defaultShouldRevalidate: false })
    return () => reset()
  }, [asking, address, submit, reset])

  return (
    <pressed.Form method="post" action={address} className="scripted">
      <Button type="submit" variant="secondary" icon="key" wide pending={asking}>
        <Trans>Geçiş anahtarıyla giriş yap</Trans>
      </Button>
    </pressed.Form>
  )
}

/** The notification of a sign-in that failed, once for each answer. */
function useFailure(answer: { failure: string | null } | null | undefined): void {
  const toast = useToast()
  useEffect(() => {
    if (answer?.failure) toast({ message: answer.failure, tone: 'danger' })
  }, [answer, toast])
}
