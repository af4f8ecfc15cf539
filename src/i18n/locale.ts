import type { I18n } from '@lingui/core'
import type { UserInfo } from '#contract/user-info.ts'

/** Language, country and currency of the traveller, and the i18n instance of the request or page. */
export interface Locale extends UserInfo {
  i18n: I18n
}
