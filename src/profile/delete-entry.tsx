import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'

interface DeleteEntryProps {
  id: number
  /** Where the form is sent, which is the list. */
  action: string
  /** What the button says. */
  label: string
  /** Its name where the label alone would not say what is deleted. */
  name?: string
  /** For a button among others; else it takes the whole line. */
  small?: boolean
  title: string
  message: string
}

/** Deletes an entry of a list, after a confirmation; invokers open it before scripts have run. */
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
