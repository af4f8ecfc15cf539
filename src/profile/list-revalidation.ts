import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * Lists are reloaded after every action (docs/product/frame.md#account), but not when a popup opens or a notification
 * is removed from the address.
 */
export function afterActionsOnly({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const here = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return here && formMethod === undefined ? false : defaultShouldRevalidate
}
