import { Trans } from '@lingui/react/macro'
import styles from '#forms/scriptless-submit.module.css'
import { Button } from '#ui/button.tsx'

/**
 * Submit button for a form that applies changes automatically after hydration; CSS hides the button where JavaScript is
 * enabled. It may be the first button in the DOM, so that Enter submits with it, yet it is displayed last.
 */
export function ScriptlessSubmit() {
  return (
    <Button type="submit" variant="secondary" size="small" className={styles.button}>
      <Trans>Uygula</Trans>
    </Button>
  )
}
