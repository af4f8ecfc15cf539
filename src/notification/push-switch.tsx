import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PushState } from '#contract/content.ts'
import type { action } from '#notification/push-route.ts'
import styles from '#notification/push-switch.module.css'
import { pushEndpoint, pushSupported, subscribe, unsubscribe } from '#pwa/push.ts'
import { Button } from '#ui/button.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useToast } from '#ui/toast.tsx'

/** Switch that turns push messages to this browser on or off; renders nothing if the browser does not support them. */
export function PushSwitch({ state }: { state: PushState }) {
  const hydrated = useHydrated()
  return hydrated && pushSupported() ? <Switch state={state} /> : null
}

function Switch({ state }: { state: PushState }) {
  const { t } = useLingui()
  const toast = useToast()
  const { submit, state: sending, data } = useFetcher<typeof action>({ key: 'push' })
  const [endpoint, setEndpoint] = useState<string | null>()
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    void pushEndpoint().then(setEndpoint, () => setEndpoint(null))
  }, [state])
  useEffect(() => {
    if (data?.failed) toast({ title: t`Hata`, message: t`Bir hata oluştu`, tone: 'danger', short: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per action result
  }, [data])
  if (endpoint === undefined) return null
  const on = endpoint !== null && state.endpoints.includes(endpoint)
  const send = (fields: Record<string, string>) => submit(fields, { method: 'post', action: '/notification/push/' })

  const turnOn = async () => {
    setAsking(true)
    try {
      const subscription = await subscribe(state.public_key)
      if (subscription) await send({ subscription })
      else
        toast({
          message: t`Bildirimlere tarayıcınızda izin verilmedi. İzni tarayıcı ayarlarından değiştirebilirsiniz.`,
          tone: 'warning',
        })
    } catch {
      toast({ message: t`Tarayıcınızın bildirim hizmetine ulaşılamadı. Lütfen sonra tekrar deneyin.`, tone: 'danger' })
    } finally {
      setAsking(false)
    }
  }
  const turnOff = async () => {
    await unsubscribe().catch(() => undefined)
    await send({})
  }
  const pending = asking || sending !== 'idle'
  return (
    <div className={styles.switch}>
      <p className={styles.text}>
        {on ? (
          <Trans>Bu cihaza anlık bildirim gönderiyoruz.</Trans>
        ) : (
          <Trans>Fiyat düştüğünde ya da biletinizle ilgili bir haber olduğunda bu cihaza yazalım.</Trans>
        )}
      </p>
      {on ? (
        <Button variant="quiet" size="small" pending={pending} onClick={() => void turnOff()}>
          <Trans>Anlık bildirimleri kapat</Trans>
        </Button>
      ) : (
        <Button variant="secondary" size="small" icon={moreIcons.bell} pending={pending} onClick={() => void turnOn()}>
          <Trans>Anlık bildirimleri aç</Trans>
        </Button>
      )}
    </div>
  )
}
