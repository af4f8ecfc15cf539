import { useLingui } from '@lingui/react/macro'
import { BusGlyph } from '#bus/bus-glyph.tsx'
import styles from '#bus/search/bus-card.module.css'
import type { BusFeature } from '#contract/bus-results.ts'

/** Shows the amenities of a bus as icons with names. */
export function BusFeatures({ features }: { features: readonly BusFeature[] }) {
  const { t } = useLingui()
  if (features.length === 0) return null
  // Names of the amenities, used if the backend sends none.
  const own: Record<BusFeature['icon_class'], string> = {
    charging: t`Şarj`,
    wifi: 'Wi-Fi',
    tv: 'TV',
    headphones: t`Kulaklık`,
    mobile: t`Mobil bilet`,
  }
  return (
    <ul className={styles.features} aria-label={t`Araçta`}>
      {features.map(({ icon_class: icon, name = own[icon] }) => (
        <li key={icon} title={name}>
          <BusGlyph name={icon} size={16} label={name} />
        </li>
      ))}
    </ul>
  )
}
