import { useLingui } from '@lingui/react/macro'
import styles from '#home/search-form.module.css'
import { Icon } from '#ui/icon.tsx'

export function SwapButton({ disabled, onSwap }: { disabled: boolean; onSwap: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.swap}
      aria-label={t`Kalkış ve varışı değiştir`}
      disabled={disabled}
      onClick={onSwap}
    >
      <Icon name="swap" size={20} />
    </button>
  )
}
