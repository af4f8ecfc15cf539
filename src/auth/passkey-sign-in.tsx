import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { authAddress } from '#auth/auth-addresses.ts'
import type { action } from '#auth/passkey-route.ts'
import { useLeavingMessage } from '#auth/use-leaving-message.ts'
import { Button } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useToast } from '#ui/toast.tsx'

/**
 * Button that signs in with a passkey. While the page is open, the browser also suggests passkeys in the user name
 * field.
 */
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
    // Browsers allow one passkey request at a time. So the request for autofill pauses while the button's own request
    // is in progress.
    if (asking || !('PublicKeyCredential' in window)) return
    void submit({ mode: 'autofill' }, { method: 'post', action: address, defaultShouldRevalidate: false })
    return () => reset()
  }, [asking, address, submit, reset])

  return (
    <pressed.Form method="post" action={address} className="scripted">
      <Button type="submit" variant="secondary" icon={moreIcons.key} wide pending={asking}>
        <Trans>Geçiş anahtarıyla giriş yap</Trans>
      </Button>
    </pressed.Form>
  )
}

/** Shows a notification for each failed passkey sign-in. */
function useFailure(answer: { failure: string | null } | null | undefined): void {
  const toast = useToast()
  useEffect(() => {
    if (!answer?.failure) return
    return toast({ message: answer.failure, tone: 'danger' })
  }, [answer, toast])
}
