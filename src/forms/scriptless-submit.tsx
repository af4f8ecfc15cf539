import { Trans } from '@lingui/react/macro'
import styles from '#forms/scriptless-submit.module.css'
import { Button } from '#ui/button.tsx'

/**
 * Submit button of a form that applies changes automatically after hydration; hidden by CSS with scripts. It can be
 * first in the DOM, so that Enter presses it, and is displayed last.
 */
export function ScriptlessSubmit() {
  return (
    <Button type="submit" variant="secondary" size="small" className={styles.button}>
      <Trans>Uygula</Trans>
    </Button>
  )
}
