import type { I18n } from '@lingui/core'
import type { UserInfo } from '#contract/headers.ts'

/** How the traveller reads: user info of every call, and the i18n instance of this request or this page. */
export interface Locale extends UserInfo {
  i18n: I18n
}
