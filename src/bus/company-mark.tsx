import styles from '#bus/company-mark.module.css'
import type { BusCompany } from '#contract/bus-results.ts'

/** The company's mark; decorative, as its name stands beside it. */
export function CompanyMark({ company, size = 28 }: { company: BusCompany; size?: number }) {
  return (
    <img src={company.logo} alt="" width={size} height={size} loading="lazy" decoding="async" className={styles.mark} />
  )
}
