import { Trans } from '@lingui/react/macro'
import styles from '#forms/scriptless-submit.module.css'
import { Button } from '#ui/button.tsx'

/**
 * Submit button for a form that applies changes automatically after hydration; CSS hides it where JavaScript is
 * enabled. The Enter key uses the first submit button of a form. Therefore this button can be first in the DOM; CSS
 * displays it last.
 */
export function ScriptlessSubmit() {
  return (
    <Button type="submit" variant="secondary" size="small" className={styles.button}>
      <Trans>Uygula</Trans>
    </Button>
  )
}
