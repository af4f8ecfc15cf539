import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface DeleteEntryProps {
  id: number
  /** URL of the page with the list of entries; the page's action deletes the entry. */
  action: string
  label: string
  /** Accessible name of the button, if `label` alone does not say what is deleted. */
  name?: string
  /** Whether the button is small, for use beside other buttons; otherwise it is as wide as its container. */
  small?: boolean
  title: string
  message: string
}

/** Button that deletes an entry of a list after a confirmation. The confirmation dialog opens even before hydration. */
export function DeleteEntry({ id, action, label, name, small = false, title, message }: DeleteEntryProps) {
  const posted = useNavigation().formData
  const pending = posted?.get('intent') === 'delete' && posted.get('id') === String(id)
  const form = `delete-${id}`
  const confirmation = `${form}-confirm`
  return (
    <>
      <Form method="post" action={action} replace preventScrollReset id={form}>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
      </Form>
      <Button
        variant="quiet"
        size={small ? 'small' : 'medium'}
        wide={!small}
        pending={pending}
        command="show-modal"
        commandfor={confirmation}
        aria-label={name}
      >
        {label}
      </Button>
      <AlertDialog
        id={confirmation}
        title={title}
        message={message}
        confirmForm={form}
        confirmLabel={<Trans>Sil</Trans>}
        cancelLabel={<Trans>Vazgeç</Trans>}
        danger
      />
    </>
  )
}
