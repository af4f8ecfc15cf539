import type { BusCompany } from '#contract/bus-results.ts'
import styles from '#bus/company-mark.module.css'

/** Logo of a bus company; decorative, because the company's name is beside it. */
export function CompanyMark({ company, size = 28 }: { company: Pick<BusCompany, 'logo'>; size?: number }) {
  return (
    <img src={company.logo} alt="" width={size} height={size} loading="lazy" decoding="async" className={styles.mark} />
  )
}
