import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#booking/payment/payment-parts.module.css'

/**
 * Logos of the accepted card schemes, on a white background in both themes. These are the schemes that `cardScheme`
 * recognises.
 */
export function CardSchemes() {
  const { t } = useLingui()
  return (
    <ul className={styles.schemes} aria-label={t`Geçerli kartlar`}>
      <Mark name="TROY">
        <text {...word} textLength={38} fill="#26323f">
          tr<tspan fill="#00808f">o</tspan>y
        </text>
      </Mark>
      <Mark name="Visa">
        <text {...word} textLength={38} fill="#1434a4" fontStyle="italic">
          VISA
        </text>
      </Mark>
      <Mark name="Mastercard">
        <circle cx="21" cy="16" r="10" fill="#e0162b" />
        <circle cx="35" cy="16" r="10" fill="#f5a01a" />
        <path d="M28 8.9a10 10 0 0 1 0 14.2a10 10 0 0 1 0-14.2" fill="#fc6011" />
      </Mark>
    </ul>
  )
}

const word = { x: 9, y: 22.5, fontSize: 18, fontWeight: 800, lengthAdjust: 'spacingAndGlyphs' } as const

function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li translate="no">
      <svg width="2.625rem" height="1.5rem" viewBox="0 0 56 32" role="img" aria-label={name}>
        {children}
      </svg>
    </li>
  )
}
