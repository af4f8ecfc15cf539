import { Trans } from '@lingui/react/macro'
import styles from '#forms/scriptless-submit.module.css'
import { Button } from '#ui/button.tsx'

/** The button of a form that applies itself at once where scripts run; seen only where they don't. It may come first among the buttons, as the one that Enter presses; it stands last. */
export function ScriptlessSubmit() {
  return (
    <Button type="submit" variant="secondary" size="small" className={styles.button}>
      <Trans>Uygula</Trans>
    </Button>
  )
}
