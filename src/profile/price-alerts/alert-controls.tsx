import { Trans, useLingui } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { DeleteEntry } from '#profile/delete-entry.tsx'
import { isPosted } from '#profile/price-alerts/is-posted.ts'
import { Button } from '#ui/button.tsx'

interface AlertControlsProps {
  id: number
  /** Description of the watched search. */
  title: string
  active: boolean
  /** Whether the travel date is in the future; a past one can't be resumed. */
  resumable: boolean
  /** Address of the forms' action: the list of this product. */
  action: string
}

/** Buttons that pause or resume a price alert, and delete it after a confirmation. */
export function AlertControls({ id, title, active, resumable, action }: AlertControlsProps) {
  const { t } = useLingui()
  const intent = active ? 'stop' : 'resume'
  const pending = isPosted(useNavigation().formData, id, intent)
  return (
    <>
      {(active || resumable) && (
        <Form method="post" action={action} replace preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant="quiet"
            size="small"
            pending={pending}
            aria-label={active ? t`Durdur: ${title}` : t`Sürdür: ${title}`}
          >
            {active ? <Trans>Durdur</Trans> : <Trans>Sürdür</Trans>}
          </Button>
        </Form>
      )}
      <DeleteEntry
        id={id}
        action={action}
        label={t`Sil`}
        name={t`Sil: ${title}`}
        small
        title={t`Uyarı`}
        message={t`Bu fiyat alarmı silinecek: ${title}`}
      />
    </>
  )
}
