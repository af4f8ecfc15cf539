import type { I18n } from '@lingui/core'
import type { UserInfo } from '#contract/user-info.ts'

/** The traveller's locale: the user info that API calls send, and the i18n instance of the request or page. */
export interface Locale extends UserInfo {
  i18n: I18n
}
