import { useLingui } from '@lingui/react/macro'
import { ruleMessage } from '#forms/messages.ts'

/** The message of a rule code in the traveller's language; a server's message unchanged. */
export function RuleText({ code }: { code: string }) {
  const { t } = useLingui()
  const message = ruleMessage(code)
  return message ? t(message) : code
}
