import type { I18n } from '@lingui/core'
import type { UserInfo } from '#contract/user-info.ts'

/** Locale of the traveller: the user info of API calls, and the i18n instance of this request or page. */
export interface Locale extends UserInfo {
  i18n: I18n
}
