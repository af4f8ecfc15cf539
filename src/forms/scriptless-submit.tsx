import { Trans } from '@lingui/react/macro'
import styles from '#forms/scriptless-submit.module.css'
import { Button } from '#ui/button.tsx'

/**
 * Submit button for a form that applies changes automatically after hydration. CSS hides the button where JavaScript is
 * enabled. The Enter key presses the first submit button in a form's HTML. If Enter is to press this button, the form
 * places it first; CSS still displays it last.
 */
export function ScriptlessSubmit() {
  return (
    <Button type="submit" variant="secondary" size="small" className={styles.button}>
      <Trans>Uygula</Trans>
    </Button>
  )
}
